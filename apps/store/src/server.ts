import { readConfig } from './config'
import { startStore } from './start'
import { StartError } from './start-error'

/** When a stop that hangs is given up; a supervisor would kill the process after 10 seconds. */
const stopDeadline = 9_500

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

try {
  const store = await startStore(readConfig(process.env), (line) => console.log(line))
  const stop = () => {
    setTimeout(() => fail(new StartError('The store did not stop in time.')), stopDeadline).unref()
    store.stop().then(() => process.exit(0), fail)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  fail(error)
}
