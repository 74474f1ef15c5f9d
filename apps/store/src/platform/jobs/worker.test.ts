import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '../http/metrics'
import { createWorker, type Job } from './worker'

const log = { error: vi.fn<(details: { err: unknown; job?: string }, message: string) => void>() }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  log.error.mockReset()
})

/** A worker whose runs are counted. */
function countedWorker(job: Partial<Job> = {}) {
  const run = vi.fn<Job['run']>(job.run ?? (() => Promise.resolve()))
  return { run, worker: createWorker({ name: 'test', every: 1_000, ...job, run }, { log }) }
}

describe('a worker', () => {
  it('runs its job at the start and at its interval, until it is stopped', async () => {
    const { run, worker } = countedWorker()
    worker.start()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(run).toHaveBeenCalledTimes(3)
    await worker.stop()
    await vi.advanceTimersByTimeAsync(5_000)
    worker.start()
    expect(run).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('runs soon after it was woken, once for several messages', async () => {
    let wake = () => {}
    const unsubscribe = vi.fn<() => void>()
    const { run, worker } = countedWorker({
      subscribe(listener) {
        wake = listener
        return unsubscribe
      },
    })
    worker.start()
    wake()
    wake()
    await vi.advanceTimersByTimeAsync(400)
    expect(run).toHaveBeenCalledTimes(2)
    await worker.stop()
    wake()
    await vi.advanceTimersByTimeAsync(400)
    expect(run).toHaveBeenCalledTimes(2)
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('runs when its job is due next, before the interval', async () => {
    const { run, worker } = countedWorker({ run: () => Promise.resolve(300) })
    worker.start()
    await vi.advanceTimersByTimeAsync(950)
    expect(run).toHaveBeenCalledTimes(4)
    await worker.stop()
  })

  it('never runs twice at the same time, and once more if it was asked during a run', async () => {
    let finish = () => {}
    const { run, worker } = countedWorker({ run: () => new Promise<void>((resolve) => (finish = resolve)) })
    const runs = Promise.all([worker.run(), worker.run(), worker.run()])
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(2)
    finish()
    await runs
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('aborts its signal when it is stopped, and waits for the current run', async () => {
    let hasEnded = false
    const { worker } = countedWorker({
      run: (signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            hasEnded = true
            resolve()
          }),
        ),
    })
    worker.start()
    await worker.stop()
    expect(hasEnded).toBe(true)
  })

  it('waits no longer than its timeout', async () => {
    vi.useRealTimers()
    const { worker } = countedWorker({ run: () => new Promise(() => {}), stopTimeout: 1 })
    worker.start()
    await worker.stop()
  })

  it('logs an error, counts it, and runs again', async () => {
    const metrics = createMetrics()
    const error = new TypeError('no database')
    const run = vi.fn<Job['run']>().mockRejectedValueOnce(error)
    const worker = createWorker({ name: 'test', every: 1_000, run }, { log, metrics })
    worker.start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: error, job: 'test' }, 'a background job failed')
    await worker.stop()
    expect((await metrics.text()).match(/^background_runs_total.*/gm)).toEqual([
      'background_runs_total{job="test",result="failed"} 1',
      'background_runs_total{job="test",result="done"} 1',
    ])
  })
})
