/** Health of the service. An unhealthy service responds with an error instead. */
export type Health = { status: 'ok'; database: 'up'; engine: string };
