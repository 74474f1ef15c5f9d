import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config/config'
import { assertKey, filesUnavailable, type FileStore } from './file-store'

/** Timeout for one request, in milliseconds. */
const usualTimeout = 20_000

/** Retries after temporary failures, e.g. 503. */
const retries = 2

/** Returns the S3 error code, e.g. `NoSuchKey`. */
async function errorCodeOf(answer: Response): Promise<string | undefined> {
  return /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]
}

async function faultOf(answer: Response): Promise<Error> {
  const code = await errorCodeOf(answer)
  return new Error(`The S3 server answered ${answer.status}${code ? ` ${code}` : ''}.`)
}

/** Distinguishes a missing file from a missing bucket; both answer 404. */
async function isMissing(answer: Response): Promise<boolean> {
  return answer.status === 404 && (await errorCodeOf(answer.clone())) === 'NoSuchKey'
}

/** Stores files in a bucket of an S3-compatible server, with path-style URLs. */
export function createS3Store(config: S3Config, timeout = usualTimeout): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })

  /** Sends a request for a file and reads the response; undefined if the file does not exist. */
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
