/** The S3 server that tests run against; it comes without types. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      /** Where it keeps its files. */
      directory: string
      /** Buckets that are there from the beginning. */
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
