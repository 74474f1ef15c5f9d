import { expect, describe, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop } from '../../testing/test-shop'
import { maxOrderFileBytes } from './order-file'
import { readOrderFile } from './read-order-file'
import { useReadOrderFile } from './use-read-order-file'

const fileOf = (...parts: BlobPart[]) => new File(parts, 'order.xlsx')
/** The first bytes of a JPEG file. */
const jpeg = Buffer.from('ffd8ffe000104a46494600010101004800480000ffdb004300080606070605', 'hex')
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14])

/** A shop whose store answers uploads. */
function shopWith(answer: () => Response | Promise<Response>) {
  const sent: FormData[] = []
  const connection = {
    baseUrl: '',
    publishableKey: 'pk',
    sendFiles: async ({ body }: { body: FormData }) => {
      sent.push(body)
      return answer()
    },
  }
  return { shop: { connection }, sent }
}
const { shop, sent } = shopWith(() => Response.json({}))

describe('a text file', () => {
  it('is read here, whatever its name and encoding', async () => {
    const windows = Uint8Array.from('Art.nr;Ben\xe4mning;Antal\nA-1;Fisk \x80;5', (char) => char.charCodeAt(0))
    expect(await readOrderFile(shop, fileOf(windows))).toEqual({
      table: {
        separator: ';',
        rows: [
          { position: 1, cells: ['Art.nr', 'Benämning', 'Antal'] },
          { position: 2, cells: ['A-1', 'Fisk €', '5'] },
        ],
      },
    })
    expect(sent).toEqual([])
  })

  it.each([
    ['empty', fileOf(), 'empty'],
    ['of blank lines', fileOf('\n \n'), 'empty'],
    ['too large', fileOf('x'.repeat(maxOrderFileBytes + 1)), 'too_large'],
    ['a picture', fileOf(jpeg), 'not_text'],
    ['an old or encrypted spreadsheet', fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])), 'old_sheet'],
  ])('is refused if it is %s', async (_, file, fault) => {
    expect(await readOrderFile(shop, file)).toEqual({ fault })
    expect(sent).toEqual([])
  })

  it('is refused if the browser cannot open it', async () => {
    const file = Object.assign(fileOf('a'), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await readOrderFile(shop, file)).toEqual({ fault: 'unreadable' })
  })
})

describe('a spreadsheet', () => {
  it('is read by the store', async () => {
    const store = shopWith(() => Response.json({ rows: [{ row: 3, cells: ['A-1', '5'] }] }))
    const file = fileOf(zip)
    expect(await readOrderFile(store.shop, file)).toEqual({
      table: { separator: null, rows: [{ position: 3, cells: ['A-1', '5'] }] },
    })
    expect(store.sent[0]?.get('file')).toMatchObject({ name: 'order.xlsx', size: file.size })
  })

  it('is refused if it has no rows', async () => {
    const store = shopWith(() => Response.json({ rows: [] }))
    expect(await readOrderFile(store.shop, fileOf(zip))).toEqual({ fault: 'empty' })
  })

  it('has the problem of the store, or of the connection', async () => {
    const refusing = shopWith(() =>
      Response.json({ type: 'invalid_data', code: 'order_form_unreadable', message: 'No sheet.' }, { status: 400 }),
    )
    expect(await readOrderFile(refusing.shop, fileOf(zip))).toMatchObject({
      problem: { action: 'read_order_form', code: 'order_form_unreadable', message: 'No sheet.' },
    })
    const broken = shopWith(() => new Response('<html>'))
    expect(await readOrderFile(broken.shop, fileOf(zip))).toMatchObject({ problem: { code: 'unexpected_state' } })
  })
})

it('reads a file in the shop of the page', async () => {
  const page = await renderHook(createTestShop({}, 'anna@kiosk.example'), useReadOrderFile)
  expect(await page.current()(fileOf('SKU;Antal'))).toMatchObject({ table: { rows: [{ position: 1 }] } })
})
