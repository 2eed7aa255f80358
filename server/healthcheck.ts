import { readConfig } from './config.ts'

/** Ends with 0 when the process of this configuration serves requests: what a container's health check runs. */
const { httpPort } = readConfig(process.env)
const isHealthy = await fetch(`http://127.0.0.1:${httpPort}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isHealthy ? 0 : 1
