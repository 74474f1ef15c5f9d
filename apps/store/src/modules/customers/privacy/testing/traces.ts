import { createHash } from 'node:crypto'
import { shopCurrency } from '@skafferi/domain/rules/pricing/shop-currency'
import {
  answers,
  applications,
  carts,
  codeRuns,
  consents,
  contactMessages,
  outbox,
  passwordCodes,
  passwordTokens,
  reviews,
  sharedShelves,
  uploads,
  stockNotices,
} from '../../../../platform/db/schema'
import { world, type TestShop } from '../../../../testing/shop'

const { customer } = world.customers.kiosk
const { kiosk } = world.companies

/** Key of a licence that was uploaded with an application. */
export const licence = 'licences/anna.pdf'

/** Creates data of the kiosk's customer in all tables that refer to people and are empty in the demo shop. */
export async function createTraces(shop: TestShop): Promise<void> {
  const { db } = shop.database
  const createdAt = shop.clock.now()
  const [product] = world.products
  const shared = { trade: null, articles: 0, titleAllowedAt: createdAt, createdAt, expiresAt: createdAt }
  await db.insert(sharedShelves).values([
    { id: 'shelf_1', code: 'anna1', companyId: kiosk.id, customerId: customer.id, title: 'Annas shelf', ...shared },
    { id: 'shelf_of_appl_1', code: 'anna2', title: 'Anna Lindqvists corner', ...shared },
  ])
  await db.insert(applications).values({
    id: 'appl_1',
    shelfId: 'shelf_of_appl_1',
    kind: 'registration',
    status: 'approved',
    companyName: customer.company_name,
    fullName: 'Anna Lindqvist',
    email: customer.email,
    request: { company_name: 'Kiosk', full_name: 'Anna Lindqvist', email: customer.email },
    customerId: customer.id,
    createdAt,
  })
  await db
    .insert(consents)
    .values({ id: 'consent_1', applicationId: 'appl_1', kind: 'gdpr', version: '1', givenAt: createdAt })
  await db.insert(uploads).values({
    id: 'file_1',
    kind: 'license',
    key: licence,
    url: `/files/${licence}`,
    name: 'anna-lindqvist.pdf',
    mediaType: 'application/pdf',
    size: 3,
    subjectId: 'appl_1',
    createdAt,
  })
  await db.insert(uploads).values({
    id: 'file_2',
    kind: 'picture',
    key: 'pictures/anna.webp',
    url: '/files/pictures/anna.webp',
    name: 'anna-lindqvist.png',
    mediaType: 'image/webp',
    size: 3,
    customerId: customer.id,
    companyId: kiosk.id,
    subjectId: 'compl_1',
    createdAt,
  })
  await shop.files.put(licence, { bytes: Buffer.from('PDF'), mediaType: 'application/pdf' })
  await db.insert(contactMessages).values({
    id: 'message_1',
    name: 'Anna Lindqvist',
    email: 'Anna@Kiosk.example',
    subject: 'Pallets',
    message: 'What does a pallet cost?',
    createdAt,
  })
  await db.insert(answers).values({
    id: 'answer_1',
    subjectId: 'message_1',
    recipient: 'Anna@Kiosk.example',
    text: 'Dear Mrs Lindqvist',
    createdAt,
  })
  await db.insert(reviews).values({
    id: 'rev_anna',
    productId: product!.id,
    customerId: customer.id,
    userName: 'Anna Lindqvist',
    title: 'Good',
    description: 'Sells well.',
    rating: 4,
    status: 'pending',
    createdAt,
  })
  await db.insert(stockNotices).values({ customerId: customer.id, productId: product!.id, createdAt })
  const mail = { subjectId: customer.id, recipient: customer.email, subject: 'Hello Anna', html: '', text: '' }
  await db.insert(outbox).values({ id: 'mail_1', kind: 'password_code', ...mail, createdAt, nextTryAt: createdAt })
  const colleagueMail = {
    subjectId: customer.id,
    recipient: 'colleague@kiosk.example',
    subject: 'Anna can order',
    html: '',
    text: 'Anna Lindqvist',
  }
  await db
    .insert(outbox)
    .values({ id: 'mail_2', kind: 'colleague_added', ...colleagueMail, createdAt, nextTryAt: createdAt })
  const cart = { id: 'cart_anna', companyId: kiosk.id, customerId: customer.id, currencyCode: shopCurrency }
  await db.insert(carts).values({ ...cart, status: 'completed', createdAt, completedAt: createdAt })
  const [expiresAt, accountHash] = [createdAt, 'hash']
  await db.insert(passwordCodes).values({ id: 'code_1', accountHash, customerId: customer.id, createdAt, expiresAt })
  await db.insert(passwordTokens).values({ tokenHash: 'hash', customerId: customer.id, expiresAt })
  await db.insert(codeRuns).values({
    accountHash: createHash('sha256').update(customer.email).digest('hex'),
    isKnown: false,
    wrong: 3,
    lastAt: createdAt,
  })
}
