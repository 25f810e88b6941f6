import autocannon from 'autocannon';

/** One run of load, told as JSON on the command line; answers autocannon's figures to the bench. */
const result = await autocannon(JSON.parse(process.argv[2]));
process.send({
  requests: result.requests.total,
  perSecond: result.requests.total / result.duration,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
});
