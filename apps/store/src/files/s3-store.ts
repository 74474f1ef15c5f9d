import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config'
import { assertKey, filesUnavailable, type FileStore } from './file-store'

/** How long the server may take for one file, in milliseconds. */
const usualTimeout = 20_000

/** Further tries after answers that pass, such as 503. */
const retries = 2

/** The server's own name for what went wrong, such as `NoSuchKey`. */
async function errorCodeOf(answer: Response): Promise<string | undefined> {
  return /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
}

async function faultOf(answer: Response): Promise<Error> {
  const code = await errorCodeOf(answer)
  return new Error(`The S3 server answered ${answer.status}${code ? ` ${code}` : ''}.`)
}

/** A bucket that is missing also answers 404: that is no missing file. */
async function isMissing(answer: Response): Promise<boolean> {
  return answer.status === 404 && (await errorCodeOf(answer.clone())) === 'NoSuchKey'
}

/** Keeps files in a bucket of an S3-compatible server, whose addresses carry the bucket in their path. */
export function createS3Store(config: S3Config, timeout = usualTimeout): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  /** One call about a file, with its answer read; undefined where there is no such file. */
  async function call(key: string, init: RequestInit): Promise<{ bytes: Uint8Array; mediaType: string } | undefined> {
    assertKey(key)
    try {
      const signal = AbortSignal.timeout(timeout)
      const answer = await client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, signal })
      if (init.method !== 'PUT' && (await isMissing(answer))) return undefined
      if (!answer.ok) throw await faultOf(answer)
      const mediaType = answer.headers.get('content-type') ?? 'application/octet-stream'
      return { bytes: new Uint8Array(await answer.arrayBuffer()), mediaType }
    } catch (error) {
      throw filesUnavailable(error)
    }
  }

  return {
    async put(key, { bytes, mediaType }) {
      await call(key, { method: 'PUT', headers: { 'content-type': mediaType }, body: new Uint8Array(bytes) })
    },
    get: (key) => call(key, { method: 'GET' }),
    delete: async (key) => void (await call(key, { method: 'DELETE' })),
  }
}
