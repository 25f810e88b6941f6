/** Pesos of fields have parts of a centavo once they are added: sums are made by `domain/money/centavos.ts`. */
const AMOUNTS = new Set([
  'amount',
  'balance',
  'bookedIncome',
  'cashIn',
  'cashOut',
  'credit',
  'debit',
  'depositsDue',
  'discount',
  'givenBack',
  'owed',
  'refundable',
  'refundLimit',
]);

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**']);
const UPDATES = new Set(['+=', '-=', '*=', '/=']);

/** Variables and properties of these names, and what `toPesos` returns. */
const isPesos = (node, isClient) => {
  if (node.type === 'ParenthesizedExpression' || node.type === 'ChainExpression') {
    return isPesos(node.expression, isClient);
  }
  if (node.type === 'UnaryExpression') return isPesos(node.argument, isClient);
  if (node.type === 'LogicalExpression') return isPesos(node.left, isClient);
  if (node.type === 'CallExpression') return node.callee.name === 'toPesos';
  const name = node.type === 'MemberExpression' ? node.property.name : node.name;
  return typeof name === 'string' && (/pesos$/i.test(name) || (isClient && AMOUNTS.has(name)));
};

const noPesoArithmetic = {
  create(context) {
    if (context.filename.endsWith('/domain/money/centavos.ts')) return {};
    const isClient = context.filename.includes('/client/src/');
    const check = (node) => {
      if (![node.left, node.right].some((side) => isPesos(side, isClient))) return;
      context.report({ node, message: 'Add pesos with addPesos, or reckon in centavos.' });
    };
    return {
      BinaryExpression: (node) => void (ARITHMETIC.has(node.operator) && check(node)),
      AssignmentExpression: (node) => void (UPDATES.has(node.operator) && check(node)),
    };
  },
};

export default { meta: { name: 'money' }, rules: { 'no-peso-arithmetic': noPesoArithmetic } };
