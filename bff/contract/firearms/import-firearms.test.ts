import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { aStaffMember, anAdmin, good } from '../builders.ts';
import { aFirearm } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const desk = useBuilt(() => aStaffMember(server, 'desk'));

beforeAll(async () => {
  await anAdmin(server);
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const HEADER =
  'Marca;Número de serie;Modelo;CUIM;Sector;Estado;Disparos;Service a los disparos;Service el día';
const fileOf = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

const importOf = async (csv: string, dryRun = false) => good(await desk.api.importFirearms({ csv, dryRun }));

describe('an import of weapons', () => {
  it('enters the weapons of a file, as they are spelt in it', async () => {
    const csv = fileOf(
      'Bersa;F-1;Pistola 9mm;C-9;Caja 2;En el taller;1200;2000;31/12/2027',
      'Marlin;F-2;carabina-22lr;;;;;;',
    );
    expect(await importOf(csv, true)).toMatchObject({ dryRun: true, created: 2, existing: 0, faults: [] });
    expect(await FirearmModel.countDocuments({ serial: /^F-/ })).toBe(0);
    expect(await importOf(csv)).toMatchObject({ created: 2, existing: 0, faults: [], warnings: [] });
    const { nodes } = good(await desk.api.firearms({}));
    const of = (serial: string) => nodes.find((node) => node.serial === serial);
    expect(of('F-1')).toMatchObject({
      make: 'Bersa',
      model: 'pistola-9mm',
      cuim: 'C-9',
      sector: 'Caja 2',
      state: 'workshop',
      roundsFired: 1_200,
      serviceRounds: 2_000,
      serviceDay: '2027-12-31',
    });
    expect(of('F-2')).toMatchObject({ model: 'carabina-22lr', state: 'available', roundsFired: 0 });
  });

  it('leaves weapons that are there already as they are, however they are spelt', async () => {
    const id = await aFirearm({ make: 'Glock', serial: 'G 1', sector: 'Caja 1' });
    const csv = fileOf('GLOCK;g-1;Pistola 9mm;;Caja 9;;;;', 'Glock;G-2;Pistola 9mm;;;;;;');
    expect(await importOf(csv)).toMatchObject({ created: 1, existing: 1 });
    expect(await importOf(csv)).toMatchObject({ created: 0, existing: 2 });
    expect(await FirearmModel.findById(id).lean()).toMatchObject({ serial: 'G 1', sector: 'Caja 1' });
  });

  it('enters none if a line is faulty, and names line and column', async () => {
    const csv = fileOf(
      'Bersa;X-1;Pistola 9mm;;;;;;',
      'Bersa;;Pistola 9mm;;;;;;',
      'Bersa;X-2;Cañón;;;;;;',
      'Bersa;X-3;Pistola 9mm;;;;muchos;;',
      'BERSA;x1;Pistola 9mm;;;;;;',
    );
    const { created, faults } = await importOf(csv);
    expect(created).toBe(0);
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Número de serie'],
      [4, 'Modelo'],
      [5, 'Disparos'],
      [6, 'Número de serie'],
    ]);
    expect(faults.at(-1)?.message).toBe(messages.importRepeatedSerial);
    expect(await FirearmModel.exists({ serial: 'X-1' })).toBeNull();
  });

  it('warns of numbers that look alike, and enters them once that is confirmed', async () => {
    await aFirearm({ make: 'Glock', serial: 'LK-100' });
    const greek = 'Ζ-2';
    const rows = ['Glock;LK-1OO', 'Tala;Z-2', `Tala;${greek}`].map((row) => `${row};Pistola 9mm;;;;;;`);
    const csv = fileOf(...rows);
    const like = (weapon: string) => `${messages.firearmLooksAlike} Pistola 9mm ${weapon}`;
    const dry = await importOf(csv, true);
    expect(dry).toMatchObject({ created: 3, existing: 0, faults: [] });
    expect(dry.warnings).toEqual([`Línea 2: ${like('Glock LK-100')}`, `Línea 4: ${like('Tala Z-2')}`]);
    const field = 'Número de serie';
    expect(await importOf(csv)).toMatchObject({
      created: 0,
      faults: [
        { line: 2, field, message: like('Glock LK-100') },
        { line: 4, field, message: like('Tala Z-2') },
      ],
    });
    const confirmed = { csv, dryRun: false, confirmSimilar: true };
    expect(good(await desk.api.importFirearms(confirmed))).toMatchObject({ created: 3, faults: [] });
  });

  it('asks for the columns without which it is no file of weapons', async () => {
    expect(await desk.api.importFirearms({ csv: 'Marca;Modelo\nBersa;Pistola 9mm' })).toMatchObject({
      status: 422,
      fields: [{ field: 'csv', message: messages.importFirearmHeader }],
    });
  });

  it('reads what the export has written', async () => {
    await aFirearm({ make: 'Tala', serial: 'T-1', cuim: '=1+1', roundsBefore: 900 });
    const headers = { Authorization: `Bearer ${desk.token}` };
    const csv = await (await fetch(`${server.url}/api/exports/firearms.csv`, { headers })).text();
    const before = await FirearmModel.find({}, { _id: 0 }).sort({ serialKey: 1 }).lean();
    await FirearmModel.collection.deleteMany({});
    const again = { csv, dryRun: false, confirmSimilar: true };
    expect(good(await desk.api.importFirearms(again))).toMatchObject({
      created: before.length,
      existing: 0,
      faults: [],
    });
    expect(await FirearmModel.find({}, { _id: 0 }).sort({ serialKey: 1 }).lean()).toEqual(before);
  });
});
