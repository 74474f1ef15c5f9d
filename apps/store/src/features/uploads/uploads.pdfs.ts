import { Worker } from 'node:worker_threads'
import { createQueue } from '../../queue'

/**
 * What a PDF is: one that can only be looked at; one with scripts, programs or other files in it; one that is encrypted; or one
 * that cannot be read as a whole.
 */
export type PdfKind = 'plain' | 'active' | 'encrypted' | 'damaged'

/** What takes longer is made to, in milliseconds. */
const mostMilliseconds = 30_000

/** Each takes a thread and its memory. */
const pdfsAtOnce = 2

/** What the objects of a PDF may take, in MB: ten times the largest file. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const reader = new URL('./pdf-reader.mjs', import.meta.url)

const inTurn = createQueue(pdfsAtOnce)

function readInThread(bytes: Uint8Array): Promise<PdfKind> {
  return new Promise((resolve, reject) => {
    // What the library says of odd files is nobody's to read.
    const thread = new Worker(reader, { workerData: bytes, resourceLimits, stdout: true, stderr: true })
    const patience = setTimeout(() => void thread.terminate(), mostMilliseconds)
    thread.once('message', resolve)
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('damaged')
      else reject(error)
    })
    // Without an answer before: it took too long.
    thread.once('exit', () => {
      clearTimeout(patience)
      resolve('damaged')
    })
  })
}

/** Reads the objects of a PDF, unpacked ones too, and tells what it is. */
export function kindOfPdf(bytes: Uint8Array): Promise<PdfKind> {
  return inTurn(() => readInThread(bytes))
}
