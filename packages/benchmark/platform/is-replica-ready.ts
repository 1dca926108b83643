const READY = /^gevel_database_replica_ready\{.*\} 1$/m;

/** Whether a server asks its replica, as its metrics tell. */
export async function isReplicaReady(metricsPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return READY.test(await answer.text());
}
