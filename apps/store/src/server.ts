import { readConfig } from './platform/config/config'
import { startStore, type RunningStore } from './start'
import { StartError } from './platform/start-error'

/** Time after which a hanging shutdown is aborted, in ms; supervisors kill after 10 seconds. */
const stopDeadline = 9_500

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start(): Promise<RunningStore> {
  return startStore(readConfig(process.env), (line) => console.log(line))
}

async function stop(): Promise<void> {
  const store = await starting
  setTimeout(() => fail(new StartError('The store did not stop in time.')), stopDeadline).unref()
  await store.stop()
  process.exit(0)
}

// Registered before the start: an earlier signal would end the process without releasing the data folder.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fail))
const starting = start()
await starting.catch(fail)
