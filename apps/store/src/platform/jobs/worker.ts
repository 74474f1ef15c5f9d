import { setTimeout as delay } from 'node:timers/promises'
import type { Metrics } from '../http/metrics'

/** Log for the errors of background jobs. */
export interface JobLog {
  error: (details: { err: unknown; job?: string }, message: string) => void
}

/** Where background jobs report their runs. */
export interface JobMonitor {
  log: JobLog
  metrics?: Pick<Metrics, 'countRun'>
}

/** A background job. */
export interface Job {
  /** Its name in the log and in the metrics. */
  name: string
  /** Interval in ms, for what other processes left and for what becomes due. */
  every: number
  /**
   * Does everything that is due. Several stores run the same job, so it claims what it does.
   * @param signal aborts when the job is stopped
   * @returns the time in ms until it has to run again, if that is before the next interval
   */
  run: (signal: AbortSignal) => Promise<number | void>
  /** Calls `wake` when this process has added something to do; returns a function that unsubscribes. */
  subscribe?: (wake: () => void) => () => void
  /** Maximum time in ms that `stop` waits for the current run; unlimited by default. */
  stopTimeout?: number
}

/** Runs a background job, one run at a time. */
export interface Worker {
  /** Runs the job now, at its interval and when it is woken. */
  start(): void
  /** Runs the job without waiting. */
  trigger(): void
  /** Runs the job. During a run, waits for it and for one more. */
  run(): Promise<void>
  /** Aborts when the job is stopped. */
  signal: AbortSignal
  /** Starts no further run, and waits for the current one. */
  stop(): Promise<void>
}

/** Delay between waking a job and its run, in ms, because the transaction with the work has to commit first. */
const wakeDelay = 250

/** Creates a worker. Errors of a run are logged; the next run tries again. */
export function createWorker(job: Job, { log, metrics }: JobMonitor): Worker {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isRequested = false
  let wakeTimer: NodeJS.Timeout | undefined
  let end = () => {}

  function triggerIn(milliseconds: number): void {
    if (stopping.signal.aborted) return
    clearTimeout(wakeTimer)
    wakeTimer = setTimeout(trigger, milliseconds).unref()
  }

  async function runRequested(): Promise<void> {
    while (isRequested && !stopping.signal.aborted) {
      isRequested = false
      const next = await job.run(stopping.signal)
      if (next !== undefined && next < job.every) triggerIn(Math.max(0, next))
    }
  }

  function run(): Promise<void> {
    isRequested = true
    running ??= runRequested()
      .then(
        () => metrics?.countRun(job.name, 'done'),
        (error: unknown) => {
          metrics?.countRun(job.name, 'failed')
          throw error
        },
      )
      .finally(() => {
        running = undefined
      })
    return running
  }

  function trigger(): void {
    run().catch((err: unknown) => log.error({ err, job: job.name }, 'a background job failed'))
  }

  return {
    start() {
      if (stopping.signal.aborted) return
      const timer = setInterval(trigger, job.every).unref()
      const unsubscribe = job.subscribe?.(() => triggerIn(wakeDelay))
      end = () => {
        clearInterval(timer)
        unsubscribe?.()
      }
      trigger()
    },
    trigger,
    run,
    signal: stopping.signal,
    async stop() {
      stopping.abort()
      end()
      clearTimeout(wakeTimer)
      const ended = running?.catch(() => undefined)
      await (job.stopTimeout === undefined ? ended : Promise.race([ended, delay(job.stopTimeout)]))
    },
  }
}
