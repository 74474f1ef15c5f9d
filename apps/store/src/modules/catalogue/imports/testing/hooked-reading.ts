import { createFileReading, type ReadInWorker } from '../open-catalog-file'

/**
 * Returns a reading of files that calls `during` before a batch of products is read.
 * @param batch number of the batch, from 1
 */
export function hookedReading(during: () => Promise<unknown>, batch = 2): ReadInWorker {
  const readInWorker = createFileReading()
  return (work) =>
    readInWorker((opened) => {
      let calls = 0
      const next: typeof opened.file.next = async (size) => {
        calls += 1
        if (calls === batch) await during()
        return opened.file.next(size)
      }
      // The file is a proxy itself, whose methods cannot be copied.
      const file = new Proxy(opened.file, {
        get: (target, name) => (name === 'next' ? next : Reflect.get(target, name)),
      })
      return work({ ...opened, file })
    })
}
