import { once } from 'node:events'
import { createServer, request as requestPlainly, type RequestOptions, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../platform/internet/public-address'
import { createPictureFetcher } from './remote-picture'

let server: Server
/** Hosts and IP addresses that were connected to. */
const requests: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/picture.jpg') return response.end('picture')
    if (request.url === '/large.jpg') return response.end(Buffer.alloc(5000))
    const [, to] = /^\/to\/(.*)$/.exec(request.url ?? '') ?? []
    if (to) return response.writeHead(302, { location: decodeURIComponent(to) }).end()
    return response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** The first DNS answer; an attacker would change the second one. */
const names: Record<string, string[]> = {
  'cdn.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
}

const fetchPicture = createPictureFetcher({
  resolve: async (host) => names[host] ?? Promise.reject(new Error('ENOTFOUND')),
  // Connects to the test's own server and records the intended address.
  request: (options: RequestOptions) => {
    options.lookup?.(options.hostname ?? '', {}, (_error, address) =>
      requests.push(`${options.hostname} ${String(address)}`),
    )
    const { port } = server.address() as AddressInfo
    return requestPlainly({ ...options, hostname: '127.0.0.1', port, lookup: undefined })
  },
})
const fetchText = async (address: string) => (await fetchPicture(address, 1000)).toString()

describe('a picture’s URL', () => {
  it('is fetched from the IP address that was checked', async () => {
    expect(await fetchText('https://cdn.example/picture.jpg')).toBe('picture')
    expect(requests.at(-1)).toBe('cdn.example 93.184.216.34')
  })

  it('is followed through redirects', async () => {
    expect(await fetchText('https://cdn.example/to/%2Fpicture.jpg')).toBe('picture')
  })

  const internalUrl = encodeURIComponent('https://inside.example/picture.jpg')
  const toPlain = encodeURIComponent('http://cdn.example/picture.jpg')
  it.each([
    ['https://inside.example/picture.jpg', 'leads into a network that is not public'],
    ['https://both.example/picture.jpg', 'leads into a network that is not public'],
    ['https://metadata.example/picture.jpg', 'leads into a network that is not public'],
    ['https://127.0.0.1/picture.jpg', 'leads into a network that is not public'],
    ['https://[::1]/picture.jpg', 'leads into a network that is not public'],
    ['https://0x7f000001/picture.jpg', 'leads into a network that is not public'],
    [`https://cdn.example/to/${internalUrl}`, 'leads into a network that is not public'],
    [`https://cdn.example/to/${toPlain}`, 'does not begin with https'],
    ['https://nowhere.example/picture.jpg', 'leads to a host that is not found'],
    ['https://me:secret@cdn.example/picture.jpg', 'has a user or a password in it'],
    ['https://cdn.example:8443/picture.jpg', 'has a port in it'],
    ['https://cdn.example/none.jpg', 'answers with 404'],
    ['https://cdn.example/large.jpg', 'is larger than'],
    [`https://cdn.example/to/${encodeURIComponent('/to/'.repeat(1))}`, 'answers with'],
  ])('is not fetched: %s %s', async (address, problem) => {
    const before = requests.length
    await expect(fetchText(address)).rejects.toThrow(problem)
    expect(requests.slice(before).filter((each) => !each.startsWith('cdn.example'))).toEqual([])
  })
})

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['224.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['cdn.example', false],
])('isPublicAddress(%s) is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
