import { parentPort } from 'node:worker_threads'
import { StoreError } from '../platform/http/errors'
import type { Reply, Request, TaskName } from './open-worker'

type Task = Readonly<Record<string, (...args: unknown[]) => unknown>>

/** The tasks of a worker, loaded on first use. */
const tasks: Readonly<Record<TaskName, () => Promise<() => object>>> = {
  catalogFile: async () => (await import('../modules/catalogue/imports/catalog-reader')).createCatalogReader,
  orderForm: async () => (await import('../modules/catalogue/imports/order-form-reader')).createOrderFormReader,
  pdf: async () => (await import('../modules/files/uploads/pdf-reader.mjs')).createPdfReader,
}

let task: Task = {}

async function answer({ startTask, method, args }: Request): Promise<Reply> {
  try {
    if (startTask) task = (await tasks[startTask]())() as Task
    return { result: await task[method]?.(...args) }
  } catch (error) {
    if (error instanceof StoreError) return { refused: { status: error.status, refusal: error.refusal } }
    return { error }
  }
}

parentPort?.on('message', async (request: Request) => parentPort?.postMessage(await answer(request)))
