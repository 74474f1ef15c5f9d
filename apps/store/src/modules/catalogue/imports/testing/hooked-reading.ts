import { createFileReading, type CatalogFile, type ReadInWorker } from '../open-catalog-file'

/** Returns a reading of files with other methods. */
function readingWith(methodsOf: (file: CatalogFile) => Partial<CatalogFile>): ReadInWorker {
  const readInWorker = createFileReading()
  return (work) =>
    readInWorker((opened) => {
      const methods = methodsOf(opened.file)
      // The file is a proxy itself, whose methods cannot be copied.
      const file = new Proxy(opened.file, {
        get: (target, name) => Reflect.get(name in methods ? methods : target, name),
      })
      return work({ ...opened, file })
    })
}

/**
 * Returns a reading of files that calls `during` before a batch of products is read.
 * @param batch number of the batch, from 1
 */
export function hookedReading(during: () => Promise<unknown>, batch = 2): ReadInWorker {
  return readingWith((file) => {
    let calls = 0
    return {
      async next(size) {
        calls += 1
        if (calls === batch) await during()
        return file.next(size)
      },
    }
  })
}

/** Returns a reading of files that waits before it reads a file. */
export function heldReading(until: Promise<unknown>): ReadInWorker {
  return readingWith((file) => ({
    async read(...args) {
      await until
      return file.read(...args)
    },
  }))
}
