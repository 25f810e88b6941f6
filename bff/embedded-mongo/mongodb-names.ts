import { mongo } from 'mongoose';

/* What MongoDB 7.0 documents, by name, each with the code that the engine must answer; 0 where it must work. */

export const SUPPORTED = 0;
export const FILTERS: Record<string, [mongo.Document, number]> = {
  $eq: [{ n: { $eq: 6 } }, SUPPORTED],
  $gt: [{ n: { $gt: 5 } }, SUPPORTED],
  $gte: [{ n: { $gte: 6 } }, SUPPORTED],
  $in: [{ n: { $in: [6] } }, SUPPORTED],
  $lt: [{ n: { $lt: 7 } }, SUPPORTED],
  $lte: [{ n: { $lte: 6 } }, SUPPORTED],
  $ne: [{ n: { $ne: 5 } }, SUPPORTED],
  $nin: [{ n: { $nin: [5] } }, SUPPORTED],
  $and: [{ $and: [{ n: 6 }] }, SUPPORTED],
  $not: [{ n: { $not: { $gt: 6 } } }, SUPPORTED],
  $nor: [{ $nor: [{ n: 5 }] }, SUPPORTED],
  $or: [{ $or: [{ n: 6 }, { n: 5 }] }, SUPPORTED],
  $exists: [{ n: { $exists: true } }, SUPPORTED],
  $type: [{ n: { $type: 'int' } }, SUPPORTED],
  $mod: [{ n: { $mod: [4, 2] } }, SUPPORTED],
  $regex: [{ s: { $regex: '^TE', $options: 'i' } }, SUPPORTED],
  $options: [{ s: { $regex: 'x.$', $options: 's' } }, SUPPORTED],
  $all: [{ a: { $all: [1, 5] } }, SUPPORTED],
  $elemMatch: [{ a: { $elemMatch: { $gt: 4 } } }, SUPPORTED],
  $size: [{ a: { $size: 2 } }, SUPPORTED],
  $comment: [{ n: 6, $comment: 'why' }, SUPPORTED],
  $expr: [{ $expr: { $eq: ['$n', 6] } }, 2],
  $jsonSchema: [{ $jsonSchema: {} }, 2],
  $text: [{ $text: { $search: 'text' } }, 2],
  $where: [{ $where: 'true' }, 2],
  $sampleRate: [{ $sampleRate: 1 }, 2],
  $alwaysTrue: [{ $alwaysTrue: 1 }, 2],
  $geoIntersects: [{ a: { $geoIntersects: {} } }, 2],
  $geoWithin: [{ a: { $geoWithin: {} } }, 2],
  $within: [{ a: { $within: {} } }, 2],
  $near: [{ a: { $near: [1, 5] } }, 2],
  $nearSphere: [{ a: { $nearSphere: [1, 5] } }, 2],
  $geoNear: [{ a: { $geoNear: [1, 5] } }, 2],
  $box: [{ a: { $box: [] } }, 2],
  $center: [{ a: { $center: [] } }, 2],
  $centerSphere: [{ a: { $centerSphere: [] } }, 2],
  $geometry: [{ a: { $geometry: {} } }, 2],
  $maxDistance: [{ a: { $maxDistance: 1 } }, 2],
  $minDistance: [{ a: { $minDistance: 1 } }, 2],
  $polygon: [{ a: { $polygon: [] } }, 2],
  $bitsAllClear: [{ n: { $bitsAllClear: 1 } }, 2],
  $bitsAllSet: [{ n: { $bitsAllSet: 6 } }, 2],
  $bitsAnyClear: [{ n: { $bitsAnyClear: 1 } }, 2],
  $bitsAnySet: [{ n: { $bitsAnySet: 6 } }, 2],
  $rand: [{ n: { $rand: {} } }, 2],
  $natural: [{ n: { $natural: 1 } }, 2],
  $unheardOf: [{ n: { $unheardOf: 1 } }, 2],
};

export const UPDATES: Record<string, [mongo.Document, number]> = {
  $currentDate: [{ $currentDate: { at: true } }, SUPPORTED],
  $inc: [{ $inc: { n: 1 } }, SUPPORTED],
  $min: [{ $min: { n: 1 } }, SUPPORTED],
  $max: [{ $max: { n: 9 } }, SUPPORTED],
  $mul: [{ $mul: { n: 2 } }, SUPPORTED],
  $rename: [{ $rename: { n: 'm' } }, SUPPORTED],
  $set: [{ $set: { n: 1 } }, SUPPORTED],
  $unset: [{ $unset: { n: '' } }, SUPPORTED],
  $addToSet: [{ $addToSet: { a: 2 } }, SUPPORTED],
  $pull: [{ $pull: { a: 1 } }, SUPPORTED],
  $push: [{ $push: { a: 1 } }, SUPPORTED],
  '$pull of a Decimal128': [{ $pull: { a: mongo.Decimal128.fromString('1') } }, 2],
  '$min of a Decimal128': [{ $min: { n: mongo.Decimal128.fromString('1') } }, 2],
  '$inc by a Decimal128': [{ $inc: { n: mongo.Decimal128.fromString('1') } }, 14],
  $each: [{ $push: { a: { $each: [1] } } }, SUPPORTED],
  $pop: [{ $pop: { a: 1 } }, 9],
  $pullAll: [{ $pullAll: { a: [1] } }, 9],
  $pushAll: [{ $pushAll: { a: [1] } }, 9],
  $bit: [{ $bit: { n: { and: 1 } } }, 9],
  $unheardOf: [{ $unheardOf: { n: 1 } }, 9],
  'an unknown operator with nothing in it': [{ $unheardOf: {} }, 9],
  $position: [{ $push: { a: { $each: [1], $position: 0 } } }, 2],
  $slice: [{ $push: { a: { $each: [1], $slice: 1 } } }, 2],
  $sort: [{ $push: { a: { $each: [1], $sort: 1 } } }, 2],
  'the positional $': [{ $set: { 'a.$': 1 } }, 2],
  'the positional $[]': [{ $set: { 'a.$[]': 1 } }, 2],
  'the positional $[name]': [{ $set: { 'a.$[x]': 1 } }, 2],
};

export const STAGES: Record<string, [mongo.Document, number]> = {
  $match: [{ $match: { n: 6 } }, SUPPORTED],
  $group: [{ $group: { _id: '$s', n: { $sum: '$n' } } }, SUPPORTED],
  $sort: [{ $sort: { n: 1 } }, SUPPORTED],
  $skip: [{ $skip: 0 }, SUPPORTED],
  $limit: [{ $limit: 1 }, SUPPORTED],
  $project: [{ $project: { n: 1 } }, SUPPORTED],
  $count: [{ $count: 'n' }, SUPPORTED],
  $unwind: [{ $unwind: '$a' }, SUPPORTED],
  $changeStream: [{ $changeStream: {} }, 40573],
};
export const REFUSED_STAGES = `
  $addFields $bucket $bucketAuto $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents
  $facet $fill $geoNear $graphLookup $indexStats $listLocalSessions $listSampledQueries $listSearchIndexes
  $listSessions $lookup $merge $out $planCacheStats $redact $replaceRoot $replaceWith
  $sample $search $searchMeta $set $setWindowFields $shardedDataDistribution $sortByCount $unionWith
  $unset $vectorSearch $unheardOf
`
  .trim()
  .split(/\s+/);

export const ACCUMULATORS = ['$sum', '$avg', '$min', '$max', '$first', '$last', '$push'];
export const REFUSED_ACCUMULATORS = `
  $accumulator $addToSet $bottom $bottomN $count $firstN $lastN $maxN
  $median $mergeObjects $minN $percentile $stdDevPop $stdDevSamp $top $topN
  $unheardOf
`
  .trim()
  .split(/\s+/);

export const EXPRESSIONS = `
  $abs $acos $acosh $add $allElementsTrue $and $anyElementTrue $arrayElemAt
  $arrayToObject $asin $asinh $atan $atan2 $atanh $avg $binarySize
  $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat
  $concatArrays $cond $convert $cos $cosh $dateAdd $dateDiff $dateFromParts
  $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear
  $degreesToRadians $divide $eq $exp $filter $first $firstN $floor
  $function $getField $gt $gte $hour $ifNull $in $indexOfArray
  $indexOfBytes $indexOfCP $isArray $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last
  $lastN $let $ln $log $log10 $lt $lte $ltrim
  $map $max $maxN $median $mergeObjects $meta $millisecond $min
  $minN $minute $mod $month $multiply $ne $not $objectToArray
  $or $percentile $pow $radiansToDegrees $rand $range $reduce $regexFind
  $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $sampleRate
  $second $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $sin
  $sinh $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp
  $strLenBytes $strLenCP $strcasecmp $substr $substrBytes $substrCP $subtract $sum
  $switch $tan $tanh $toBool $toDate $toDecimal $toDouble $toInt
  $toLong $toLower $toObjectId $toString $toUpper $trim $trunc $tsIncrement
  $tsSecond $type $unsetField $week $year $zip $unheardOf
`
  .trim()
  .split(/\s+/);

export const COMMANDS: Record<string, [mongo.Document, number]> = {
  aggregate: [{ aggregate: 'docs', pipeline: [], cursor: {} }, SUPPORTED],
  count: [{ count: 'docs', query: { n: 6 } }, SUPPORTED],
  distinct: [{ distinct: 'docs', key: 'n' }, SUPPORTED],
  find: [{ find: 'docs' }, SUPPORTED],
  findAndModify: [{ findAndModify: 'docs', query: {}, update: { $set: { n: 1 } } }, SUPPORTED],
  insert: [{ insert: 'docs', documents: [{}] }, SUPPORTED],
  update: [{ update: 'docs', updates: [{ q: {}, u: { $set: { n: 1 } } }] }, SUPPORTED],
  delete: [{ delete: 'docs', deletes: [{ q: {}, limit: 0 }] }, SUPPORTED],
  getMore: [{ getMore: mongo.Long.fromNumber(1), collection: 'docs' }, 43],
  killCursors: [{ killCursors: 'docs', cursors: [] }, SUPPORTED],
  create: [{ create: 'docs' }, SUPPORTED],
  createIndexes: [{ createIndexes: 'docs', indexes: [{ key: { n: 1 }, name: 'n_1' }] }, SUPPORTED],
  listIndexes: [{ listIndexes: 'docs' }, SUPPORTED],
  dropIndexes: [{ dropIndexes: 'docs', index: '*' }, SUPPORTED],
  drop: [{ drop: 'docs' }, SUPPORTED],
  dropDatabase: [{ dropDatabase: 1 }, SUPPORTED],
  listCollections: [{ listCollections: 1 }, SUPPORTED],
  listDatabases: [{ listDatabases: 1 }, SUPPORTED],
  dbStats: [{ dbStats: 1 }, SUPPORTED],
  serverStatus: [{ serverStatus: 1 }, SUPPORTED],
  buildInfo: [{ buildInfo: 1 }, SUPPORTED],
  connectionStatus: [{ connectionStatus: 1 }, SUPPORTED],
  validate: [{ validate: 'docs' }, SUPPORTED],
  explain: [{ explain: { find: 'docs' } }, SUPPORTED],
  hello: [{ hello: 1 }, SUPPORTED],
  ping: [{ ping: 1 }, SUPPORTED],
  endSessions: [{ endSessions: [] }, SUPPORTED],
  setParameter: [{ setParameter: 1, ttlMonitorSleepSecs: 60 }, SUPPORTED],
};
export const REFUSED_COMMANDS = `
  abortTransaction analyze applyOps atlasVersion authenticate autoCompact balancerStart bulkWrite
  cloneCollectionAsCapped collMod collStats commitTransaction compact connPoolStats convertToCapped createRole
  createSearchIndexes createUser currentOp dataSize dbHash dropConnections dropUser enableSharding
  filemd5 fsync geoSearch getCmdLineOpts getDefaultRWConcern getLastError getLog getParameter
  getnonce grantRolesToUser group hostInfo killAllSessions killOp killSessions listCommands
  logRotate logout lockInfo mapReduce planCacheClear profile reIndex refreshSessions
  renameCollection replSetGetStatus replSetInitiate rotateCertificates rolesInfo saslStart setFeatureCompatibilityVersion setIndexCommitQuorum
  shardCollection shutdown startSession top usersInfo validateDBMetadata whatsmyuri unheardOf
`
  .trim()
  .split(/\s+/);

export const OPTIONS: Record<string, [mongo.Document, number]> = {
  'collation in find': [{ find: 'docs', collation: { locale: 'es' } }, 72],
  'hint in find': [{ find: 'docs', hint: { n: 1 } }, 72],
  'let in find': [{ find: 'docs', let: { x: 1 } }, 72],
  'tailable in find': [{ find: 'docs', tailable: true }, 72],
  'noCursorTimeout in find': [{ find: 'docs', noCursorTimeout: true }, 72],
  'returnKey in find': [{ find: 'docs', returnKey: true }, 72],
  'showRecordId in find': [{ find: 'docs', showRecordId: true }, 72],
  'min in find': [{ find: 'docs', min: { n: 1 } }, 72],
  'an unknown field of find': [{ find: 'docs', unheardOf: 1 }, 40415],
  'a snapshot read concern': [{ find: 'docs', readConcern: { level: 'snapshot' } }, 72],
  'a projection with $slice': [{ find: 'docs', projection: { a: { $slice: 1 } } }, 2],
  'a projection with $elemMatch': [{ find: 'docs', projection: { a: { $elemMatch: { x: 1 } } } }, 2],
  'a positional projection': [{ find: 'docs', projection: { 'a.$': 1 } }, 2],
  'a projection with an expression': [{ find: 'docs', projection: { x: '$n' } }, 2],
  'a sort by $meta': [{ find: 'docs', sort: { n: { $meta: 'textScore' } } }, 2],
  'a sort in no direction': [{ find: 'docs', sort: { n: 'up' } }, 15975],
  'a negative limit': [{ find: 'docs', limit: -1 }, 51024],
  'the regex option x': [{ find: 'docs', filter: { s: { $regex: 'a', $options: 'x' } } }, 2],
  'inline regex options': [{ find: 'docs', filter: { s: { $regex: '(?i)a' } } }, 2],
  'PCRE anchors': [{ find: 'docs', filter: { s: { $regex: '\\Atext' } } }, 2],
  'PCRE classes': [{ find: 'docs', filter: { s: { $regex: '[[:alpha:]]' } } }, 2],
  'an invalid regex': [{ find: 'docs', filter: { s: { $regex: '(' } } }, 51091],
  'arrayFilters in update': [
    { update: 'docs', updates: [{ q: {}, u: { $set: { n: 1 } }, arrayFilters: [{ x: 1 }] }] },
    72,
  ],
  'collation in update': [
    { update: 'docs', updates: [{ q: {}, u: { $set: { n: 1 } }, collation: { locale: 'es' } }] },
    72,
  ],
  'hint in delete': [{ delete: 'docs', deletes: [{ q: {}, limit: 0, hint: { n: 1 } }] }, 72],
  'an update by pipeline': [{ update: 'docs', updates: [{ q: {}, u: [{ $set: { n: 1 } }] }] }, 2],
  'let in update': [{ update: 'docs', let: { x: 1 }, updates: [{ q: {}, u: { n: 1 } }] }, 72],
  'bypassDocumentValidation in insert': [
    { insert: 'docs', documents: [{}], bypassDocumentValidation: true },
    72,
  ],
  'a transaction': [
    { find: 'docs', txnNumber: mongo.Long.fromNumber(1), startTransaction: true, autocommit: false },
    20,
  ],
  'a write concern of two servers': [{ insert: 'docs', documents: [{}], writeConcern: { w: 2 } }, 2],
  'a write concern by name': [{ insert: 'docs', documents: [{}], writeConcern: { w: 'backup' } }, 79],
  'an unknown write concern field': [{ insert: 'docs', documents: [{}], writeConcern: { x: 2 } }, 40415],
  'a capped collection': [{ create: 'more', capped: true, size: 1000 }, 72],
  'a time series': [{ create: 'more', timeseries: { timeField: 't' } }, 72],
  'a view': [{ create: 'more', viewOn: 'docs', pipeline: [] }, 72],
  'a validator': [{ create: 'more', validator: { n: 1 } }, 72],
  'a collection with a collation': [{ create: 'more', collation: { locale: 'es' } }, 72],
  'an aggregation without a cursor': [{ aggregate: 'docs', pipeline: [] }, 9],
  'an aggregation of the database': [{ aggregate: 1, pipeline: [], cursor: {} }, 2],
  'a $literal that cannot be compared': [
    {
      aggregate: 'docs',
      pipeline: [{ $project: { x: { $literal: /x/ } } }, { $sort: { x: 1 } }],
      cursor: {},
    },
    2,
  ],
  'a variable': [{ aggregate: 'docs', pipeline: [{ $project: { x: '$$ROOT' } }], cursor: {} }, 2],
  'a collection name with $': [{ insert: 'do$cs', documents: [{}] }, 73],
  'a system collection': [{ insert: 'system.users', documents: [{}] }, 73],
  ...Object.fromEntries(
    [
      ['a filter', { find: 'docs', filter: { d: { y: 1, 1: 2 } } }],
      ['a sort', { find: 'docs', sort: { n: 1, 1: 1 } }],
      ['an update', { update: 'docs', updates: [{ q: {}, u: { $set: { 'd.1': 1 } } }] }],
      ['a replacement', { update: 'docs', updates: [{ q: {}, u: { n: 1, 1: 2 } }] }],
      ['a new name', { update: 'docs', updates: [{ q: {}, u: { $rename: { n: '1' } } }] }],
      ['an upsert', { update: 'docs', updates: [{ q: { 1: 2 }, u: { $set: { n: 1 } }, upsert: true }] }],
      ['$project', { aggregate: 'docs', pipeline: [{ $project: { 1: '$n' } }], cursor: {} }],
      [
        'a document of $project',
        { aggregate: 'docs', pipeline: [{ $project: { x: { 1: '$n' } } }], cursor: {} },
      ],
      ['$group', { aggregate: 'docs', pipeline: [{ $group: { _id: null, 1: { $sum: 1 } } }], cursor: {} }],
      [
        '$unwind',
        { aggregate: 'docs', pipeline: [{ $unwind: { path: '$a', includeArrayIndex: '1' } }], cursor: {} },
      ],
    ].map(([where, body]) => [`a whole number as a name in ${String(where)}`, [body, 2]]),
  ),
  'a collation in an explained find': [{ explain: { find: 'docs', collation: { locale: 'es' } } }, 72],
  'an explain of an update': [{ explain: { update: 'docs', updates: [] } }, 59],
};

export const INDEXES: Record<string, [mongo.Document, number]> = {
  sparse: [{ key: { n: 1 }, name: 'i', sparse: true }, 67],
  partialFilterExpression: [{ key: { n: 1 }, name: 'i', partialFilterExpression: { n: 1 } }, 67],
  collation: [{ key: { n: 1 }, name: 'i', collation: { locale: 'es' } }, 67],
  hidden: [{ key: { n: 1 }, name: 'i', hidden: true }, 67],
  text: [{ key: { s: 'text' }, name: 'i' }, 67],
  hashed: [{ key: { s: 'hashed' }, name: 'i' }, 67],
  '2dsphere': [{ key: { s: '2dsphere' }, name: 'i' }, 67],
  '2d': [{ key: { s: '2d' }, name: 'i' }, 67],
  wildcard: [{ key: { '$**': 1 }, name: 'i' }, 67],
  'a direction of 0': [{ key: { n: 0 }, name: 'i' }, 67],
  'no field': [{ key: {}, name: 'i' }, 67],
  'a numeric path': [{ key: { 'a.0': 1 }, name: 'i' }, 67],
  'an unknown option': [{ key: { n: 1 }, name: 'i', unheardOf: true }, 197],
  'a compound TTL': [{ key: { n: 1, s: 1 }, name: 'i', expireAfterSeconds: 1 }, 67],
  'a TTL on _id': [{ key: { _id: 1 }, name: 'i', expireAfterSeconds: 1 }, 197],
  'no name': [{ key: { n: 1 } }, 9],
};

export const VALUES: Record<string, [mongo.Document, number]> = {
  Decimal128: [{ v: mongo.Decimal128.fromString('1.5') }, 2],
  'a regular expression': [{ v: /x/ }, 2],
  'a DBRef': [{ v: new mongo.DBRef('docs', new mongo.ObjectId()) }, 2],
  Code: [{ v: new mongo.Code('x') }, 2],
  Symbol: [{ v: new mongo.BSONSymbol('x') }, 2],
  'a field with $': [{ v: { $x: 1 } }, 52],
  'a field named by a whole number': [{ v: { b: 1, 1: 2 } }, 2],
  'an array as _id': [{ _id: [1] }, 53],
  'a key longer than an index takes': [{ _id: 'x'.repeat(3000) }, 17280],
};
