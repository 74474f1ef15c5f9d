import { createQueue } from '../../../platform/jobs/queue'
import { runInWorker, WorkerStopped } from '../../../reading/open-worker'
import type { createPdfReader } from './pdf-reader.mjs'

type PdfReader = ReturnType<typeof createPdfReader>

/**
 * Classification of a PDF: without active content; with scripts, programs or embedded files; encrypted; or not
 * completely readable.
 */
export type PdfKind = Awaited<ReturnType<PdfReader['kindOf']>>

/** Each reader needs a thread and its memory. */
const pdfsAtOnce = 2

/** Limits of a reader; the memory is for ten times the largest file. */
const limits = { megabytes: 256, milliseconds: 30_000 }

const enqueue = createQueue(pdfsAtOnce)

/** Classifies a PDF by all of its objects, including compressed ones. */
export function kindOfPdf(bytes: Uint8Array): Promise<PdfKind> {
  return enqueue(async () => {
    try {
      return await runInWorker<PdfReader, PdfKind>('pdf', limits, ({ kindOf }) => kindOf(bytes))
    } catch (error) {
      if (error instanceof WorkerStopped) return 'damaged'
      throw error
    }
  })
}
