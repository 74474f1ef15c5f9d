import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { unwrap } from '@skafferi/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies, events } from '../../../platform/db/schema'
import { addBuyer, type Buyer } from '../../../testing/buyers'
import { shopOfFile } from '../../../testing/shop'
import { createVatIdOperator } from './index'
import { checkDueVatIds } from './check-vat-ids'

const minute = 60 * 1000
const day = 24 * 60 * minute
const danish = 'DK12345678'

const shop = await shopOfFile()
const { db } = shop.database
const { setVatId } = createVatIdOperator(shop.context)

/** Behaviours of VIES: a result, or an error of the country's register in a response with status 200. */
type Behaviour = 'valid' | 'invalid' | 'country down' | 'down' | 'nonsense'
let behaviour: Behaviour = 'valid'
let requests: unknown[] = []
/** Delays the response until it resolves. */
let pending: Promise<void> = Promise.resolve()
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
    requests.push([request.method, request.url, await json(request)])
    await pending
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
  requests = []
  behaviour = 'valid'
})

const check = (url = viesUrl) => checkDueVatIds({ db, now: shop.clock.now, viesUrl: url })

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

describe('an unchecked VAT number', () => {
  it('is checked by VIES and then used', async () => {
    const buyer = await withNumber()
    expect(await treatmentOf(buyer)).toBe('domestic')
    await check()
    expect(requests).toEqual([['POST', '/rest-api/check-vat-number', { countryCode: 'DK', vatNumber: '12345678' }]])
    const at = shop.clock.now()
    expect(await known(buyer)).toMatchObject({
      vatIdStatus: 'valid',
      vatIdSource: 'vies',
      vatIdCheckedAt: at,
      vatIdValidAt: at,
    })
    expect(await treatmentOf(buyer)).toBe('intra_eu')
  })

  it('that is invalid is not used, and the log names the source', async () => {
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
    'is not considered valid while the register is %s; nothing is blocked',
    async (how) => {
      behaviour = how
      const buyer = await withNumber()
      await check()
      expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable', vatIdValidAt: null })
      expect(await treatmentOf(buyer)).toBe('domestic')
    },
  )

  it('is not considered valid if VIES is unreachable', async () => {
    const buyer = await withNumber()
    await check('http://127.0.0.1:1')
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable' })
  })

  it('of a country outside the EU is not checked', async () => {
    const buyer = await withNumber('NO900000000MVA')
    await check()
    expect(requests).toEqual([])
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unchecked' })
  })
})

describe('a VAT number that was valid', () => {
  it('is checked once a day', async () => {
    await withNumber()
    await check()
    shop.clock.advance(day)
    await check()
    expect(requests).toHaveLength(1)
    shop.clock.advance(1)
    await check()
    expect(requests).toHaveLength(2)
  })

  it('stays valid for 30 days while VIES is unavailable, with a retry every ten minutes', async () => {
    const buyer = await withNumber()
    await check()
    behaviour = 'down'
    shop.clock.advance(day + 1)
    await check()
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'unavailable' })
    expect(await treatmentOf(buyer)).toBe('intra_eu')
    shop.clock.advance(10 * minute + 1)
    await check()
    expect(requests).toHaveLength(3)
    shop.clock.advance(29 * day)
    expect(await treatmentOf(buyer)).toBe('domestic')
  })
})

describe('a VAT number that an operator has decided on', () => {
  it('is not checked', async () => {
    const buyer = await addBuyer(shop, 'dk')
    await setVatId(buyer.companyId, { vatId: danish, status: 'invalid', by: 'Eva Ek' })
    shop.clock.advance(2 * day)
    await check()
    expect(requests).toEqual([])
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'invalid', vatIdSource: 'operator' })
  })

  it('keeps the operator’s decision if a check was running', async () => {
    const buyer = await withNumber()
    behaviour = 'invalid'
    let answer = () => {}
    pending = new Promise((resolve) => {
      answer = resolve
    })
    const checking = check()
    await expect.poll(() => requests.length).toBe(1)
    await setVatId(buyer.companyId, { status: 'valid', by: 'Eva Ek' })
    answer()
    await checking
    expect(await known(buyer)).toMatchObject({ vatIdStatus: 'valid', vatIdSource: 'operator' })
  })
})
