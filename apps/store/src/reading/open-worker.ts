import { Worker } from 'node:worker_threads'
import { type Refusal, StoreError } from '../platform/http/errors'

/** The tasks of `worker.ts`. */
export type TaskName = 'catalogFile' | 'orderForm' | 'pdf'

/** Limits of a worker. */
export interface WorkerLimits {
  /** Maximum size of the JavaScript heap, in MiB. Buffers are outside the heap and not limited. */
  megabytes: number
  /** Maximum duration of a call. */
  milliseconds: number
}

/** A method call. */
export interface Request {
  /** If set, the worker discards its task and starts a new one of this name before the call. */
  startTask?: TaskName
  method: string
  args: readonly unknown[]
}

/** The outcome of a call. */
export interface Reply {
  result?: unknown
  refused?: { status: number; refusal: Refusal }
  error?: unknown
}

/** The worker was terminated because it exceeded a limit. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped'
  readonly exceeded: 'memory' | 'time'

  constructor(exceeded: 'memory' | 'time') {
    super(`A worker ran out of ${exceeded}.`)
    this.exceeded = exceeded
  }
}

/** The methods of a task for the main thread; arguments and results are cloned. */
export type Remote<Task> = {
  [Name in keyof Task]: Task[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never
}

/** A task in a worker. */
export interface OpenWorker<Task> {
  /** The task's methods; one call at a time. */
  task: Remote<Task>
  /** Terminates the worker; a running call rejects with the error. */
  abort: (error: Error) => void
  /** Releases the worker for the next task. */
  close: () => void
}

interface Thread {
  call: (request: Request, milliseconds: number) => Promise<unknown>
  end: (error: Error) => void
  /** True to keep the process alive. */
  keepAlive: (isActive: boolean) => void
  isEnded: () => boolean
}

/** In the build, worker.mjs is a bundle next to the main program. */
const entry = new URL('./worker.mjs', import.meta.url)

/** Idle time before a worker is terminated, in milliseconds. */
const idleLimit = 10_000

function startThread(megabytes: number): Thread {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 }
  // Redirects both streams away from the store's log: parsers write warnings that do not help operators.
  const worker = new Worker(entry, { resourceLimits, stdout: true, stderr: true })
  let pending: { resolve: (result: unknown) => void; reject: (error: unknown) => void } | undefined
  let ended: Error | undefined

  function settle(act: (call: NonNullable<typeof pending>) => void): void {
    const call = pending
    pending = undefined
    if (call) act(call)
  }

  function end(error: Error): void {
    ended ??= error
    settle(({ reject }) => reject(error))
    void worker.terminate()
  }

  worker.on('message', ({ result, refused, error }: Reply) => {
    if (refused) settle(({ reject }) => reject(new StoreError(refused.status, refused.refusal)))
    else if (error !== undefined) settle(({ reject }) => reject(error))
    else settle(({ resolve }) => resolve(result))
  })
  worker.on('messageerror', end)
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerStopped('memory') : error),
  )
  worker.on('exit', () => end(new Error('A worker ended by itself.')))

  return {
    async call(request, milliseconds) {
      if (ended) throw ended
      const timer = setTimeout(() => end(new WorkerStopped('time')), milliseconds)
      try {
        return await new Promise((resolve, reject) => {
          pending = { resolve, reject }
          worker.postMessage(request)
        })
      } finally {
        clearTimeout(timer)
      }
    },
    end,
    keepAlive: (isActive) => void (isActive ? worker.ref() : worker.unref()),
    isEnded: () => ended !== undefined,
  }
}

/** Idle workers. */
const idle: { thread: Thread; megabytes: number; timer: NodeJS.Timeout }[] = []
const maxIdleWorkers = 2

function takeThread(megabytes: number): Thread {
  const index = idle.findIndex((each) => each.megabytes === megabytes && !each.thread.isEnded())
  const [found] = index < 0 ? [] : idle.splice(index, 1)
  if (!found) return startThread(megabytes)
  clearTimeout(found.timer)
  found.thread.keepAlive(true)
  return found.thread
}

function leaveThread(thread: Thread, megabytes: number): void {
  if (thread.isEnded()) return
  thread.keepAlive(false)
  const timer = setTimeout(endOldest, idleLimit).unref()
  idle.push({ thread, megabytes, timer })
  if (idle.length > maxIdleWorkers) endOldest()
}

function endOldest(): void {
  const oldest = idle.shift()
  clearTimeout(oldest?.timer)
  oldest?.thread.end(new Error('Nothing is left to do.'))
}

/**
 * Starts a task in a worker thread, so that its CPU time and memory do not affect requests. All untrusted files are
 * parsed here. Calls reject with `WorkerStopped` if they exceed a limit, and with the errors of the task.
 */
export function openWorker<Task extends object>(
  name: TaskName,
  { megabytes, milliseconds }: WorkerLimits,
): OpenWorker<Task> {
  const thread = takeThread(megabytes)
  let isOpen = true
  let startTask: TaskName | undefined = name
  const call =
    (method: string) =>
    (...args: unknown[]) => {
      const request = { startTask, method, args }
      startTask = undefined
      return thread.call(request, milliseconds)
    }
  return {
    task: new Proxy({} as Remote<Task>, { get: (_, method) => call(String(method)) }),
    abort: (error) => void (isOpen && thread.end(error)),
    close() {
      if (!isOpen) return
      isOpen = false
      leaveThread(thread, megabytes)
    },
  }
}

/** Runs a task and releases the worker. */
export async function runInWorker<Task extends object, Result>(
  name: TaskName,
  limits: WorkerLimits,
  work: (task: Remote<Task>) => Promise<Result>,
): Promise<Result> {
  const { task, close } = openWorker<Task>(name, limits)
  try {
    return await work(task)
  } finally {
    close()
  }
}
