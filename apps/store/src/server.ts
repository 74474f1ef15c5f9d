import { readConfig } from './config'
import { startStore, type RunningStore } from './start'
import { StartError } from './start-error'

/** When a stop that hangs is given up; a supervisor would kill the process after 10 seconds. */
const stopDeadline = 9_500

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function start(): Promise<RunningStore> {
  return startStore(readConfig(process.env), (line) => console.log(line))
}

// Listens for signals before the store is ready: one that came earlier would end the process with the data folder still taken.
const starting = start()
const stop = () => {
  setTimeout(() => fail(new StartError('The store did not stop in time.')), stopDeadline).unref()
  starting.then((store) => store.stop()).then(() => process.exit(0), fail)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
await starting.catch(fail)
