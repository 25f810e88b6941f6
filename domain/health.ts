/** Of the service; one that cannot say so answers an error. */
export type Health = { status: 'ok'; database: 'up'; engine: string };
