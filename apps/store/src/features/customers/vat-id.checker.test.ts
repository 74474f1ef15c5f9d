import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies, events } from '../../db/schema'
import { addBuyer, type Buyer } from '../../testing/buyers'
import { shopOfFile } from '../../testing/shop'
import { createVatIdOperator } from './index'
import { checkDueVatIds } from './vat-id.checker'

const minute = 60 * 1000
const day = 24 * 60 * minute
const danish = 'DK12345678'

const shop = await shopOfFile()
const { db } = shop.database
const { setVatId } = createVatIdOperator(shop.context)

/** VIES as it behaves: a verdict, or an error of the country's own register in an answer that is else all right. */
type Behaviour = 'valid' | 'invalid' | 'country down' | 'down' | 'nonsense'
let behaviour: Behaviour = 'valid'
let asked: unknown[] = []
/** Until when it says nothing. */
let held: Promise<void> = Promise.resolve()
let vies: Server
let viesUrl: string

const answers = {
  valid: [200, { countryCode: 'DK', vatNumber: '12345678', valid: true, name: 'Company', address: '' }],
  invalid: [200, { countryCode: 'DK', vatNumber: '12345678', valid: false, name: '---', address: '---' }],
  'country down': [200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }],
  down: [500, { actionSucceed: false, errorWrappers: [{ error: 'SERVICE_UNAVAILABLE' }] }],
  nonsense: [200, ['valid']],
} as const

beforeAll(async () => {
  vies = createServer(async (request, response) => {
    asked.push([request.method, request.url, await json(request)])
    await held
    const [status, body] = answers[behaviour]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  vies.listen(0, '127.0.0.1')
  await once(vies, 'listening')
  viesUrl = `http://127.0.0.1:${(vies.address() as AddressInfo).port}/rest-api`
})
afterAll(() => void vies.close())

beforeEach(async () => {
  await db
    .update(companies)
    .set({ vatId: null, vatIdStatus: 'unchecked', vatIdSource: null, vatIdCheckedAt: null, vatIdValidAt: null })
  asked = []
  behaviour = 'valid'
})

const failures: unknown[] = []
const log = { error: (details: unknown) => void failures.push(details) }
const check = (url = viesUrl) => checkDueVatIds({ db, now: shop.clock.now, viesUrl: url, log })

async function withNumber(vatId = danish): Promise<Buyer> {
  const buyer = await addBuyer(shop, 'dk')
  await setVatId(buyer.companyId, { vatId, status: 'unchecked', by: 'Eva Ek' })
  return buyer
}

const known = async ({ companyId }: Buyer) => {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  return company!
}
const treatmentOf = async ({ client }: Buyer) => (await unwrap(client.GET('/store/cart/info'))).cart.tax.treatment

describe('a number that nobody has asked about', () => {
  it('is asked about in VIES, and counts from then on', async () => {
    const buyer = await withNumber()
    expect(await treatmentOf(buyer)).toBe('domestic')
    await check()
    expect(asked).toEqual([['POST', '/rest-api/check-vat-number', { countryCode: 'DK', vatNumber: '12345678' }]])
    const at = shop.clock.now()
    expect(await known(buyer)).toMatchObject({
      vatIdStatus: 'valid',
      vatIdSource: 'vies',
      vatIdCheckedAt: at,
      vatIdValidAt: at,
    })
    expect(await treatmentOf(buyer)).toBe('intra_eu')
  })

  it('that is not valid does not count, and the log says who found out', async () => {
    behaviour = 'invalid'
    const buyer = await withNumber()
    await check()
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'invalid', vatIdValidAt: null })
    const recorded = await db.select().from(events).where(eq(events.subjectId, buyer.companyId)).orderBy(events.id)
    expect(recorded.at(-1)).toMatchObject({
      action: 'company.vat_id_checked',
      actorId: null,
      after: { vatId: danish, status: 'invalid' },
    })
  })

  it.each(['country down', 'down', 'nonsense'] as const)(
    'is not known to be valid while the register is %s; nothing is blocked',
    async (how) => {
      behaviour = how
      const buyer = await withNumber()
      await check()
      expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable', vatIdValidAt: null })
      expect(await treatmentOf(buyer)).toBe('domestic')
    },
  )

  it('is not known to be valid where nothing listens', async () => {
    const buyer = await withNumber()
    await check('http://127.0.0.1:1')
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable' })
  })

  it('of a country outside the Union is not asked about', async () => {
    const buyer = await withNumber('NO900000000MVA')
    await check()
    expect(asked).toEqual([])
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unchecked' })
  })
})

describe('a number that was valid', () => {
  it('is asked about once a day', async () => {
    await withNumber()
    await check()
    shop.clock.advance(day)
    await check()
    expect(asked).toHaveLength(1)
    shop.clock.advance(1)
    await check()
    expect(asked).toHaveLength(2)
  })

  it('counts for 30 days while the register cannot be asked, which is tried every ten minutes', async () => {
    const buyer = await withNumber()
    await check()
    behaviour = 'down'
    shop.clock.advance(day + 1)
    await check()
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable' })
    expect(await treatmentOf(buyer)).toBe('intra_eu')
    shop.clock.advance(10 * minute + 1)
    await check()
    expect(asked).toHaveLength(3)
    shop.clock.advance(29 * day)
    expect(await treatmentOf(buyer)).toBe('domestic')
  })
})

describe('a number that an operator has judged', () => {
  it('is left alone', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await setVatId(buyer.companyId, { vatId: danish, status: 'invalid', by: 'Eva Ek' })
    shop.clock.advance(2 * day)
    await check()
    expect(asked).toEqual([])
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'invalid', vatIdSource: 'operator' })
  })

  it('while the register was asked stays as the operator said', async () => {
    const buyer = await withNumber()
    behaviour = 'invalid'
    let answer = () => {}
    held = new Promise((resolve) => {
      answer = resolve
    })
    const checking = check()
    await expect.poll(() => asked.length).toBe(1)
    await setVatId(buyer.companyId, { status: 'valid', by: 'Eva Ek' })
    answer()
    await checking
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'valid', vatIdSource: 'operator' })
  })
})

it('nothing of it went wrong', () => expect(failures).toEqual([]))
