import { unwrap } from '@skafferi/api'
import { newId } from '../platform/db/ids'
import { contactMessages, outbox, reviews } from '../platform/db/schema'
import { addBuyer } from './buyers'
import { fillCart, product } from './requests'
import type { TestShop } from './shop'
import { picture, uploadPictures } from './uploads'

/** Creates a complaint with a picture and returns its id. */
export async function addComplaint(shop: TestShop): Promise<string> {
  const buyer = await addBuyer(shop, 'se')
  await fillCart(buyer)
  const { order_id } = await unwrap(buyer.client.POST('/store/cart/complete', { body: {} }))
  const { files } = await uploadPictures(buyer.client, {
    field: 'files',
    name: 'bags.png',
    bytes: await picture().png().toBuffer(),
  })
  const words = {
    subject: 'Two bags are torn',
    type: 'Damaged Package',
    description: 'The carton was crushed.',
  } as const
  const body = { ...words, order_id, images: files.map(({ url }) => url) }
  return (await unwrap(buyer.client.POST('/store/customer/complaint', { body }))).id
}

/** Creates a contact message and returns its id. */
export async function addMessage(shop: TestShop): Promise<string> {
  const createdAt = shop.clock.now()
  const id = newId('message', createdAt)
  const words = {
    name: 'Nils Granström',
    email: 'nils@granen.example',
    subject: 'Pallets',
    message: 'What does a pallet cost?',
  }
  await shop.database.db.insert(contactMessages).values({ id, ...words, createdAt })
  return id
}

/** Creates a pending review and returns its id. */
export async function addReview(shop: TestShop): Promise<string> {
  const { customerId } = await addBuyer(shop, 'se')
  const createdAt = shop.clock.now()
  const id = newId('rev', createdAt)
  const words = {
    userName: 'Anna Lindqvist',
    title: 'Sells by itself',
    description: 'Our regulars ask for it.',
    rating: 5,
  }
  await shop.database.db
    .insert(reviews)
    .values({ id, productId: product.id, customerId, ...words, status: 'pending', createdAt })
  return id
}

/** Creates an e-mail with failed attempts and returns its id. */
export async function addUnsentMail(shop: TestShop): Promise<string> {
  const createdAt = shop.clock.now()
  const id = newId('mail', createdAt)
  const letter = {
    kind: 'order_shipped',
    subjectId: 'order_1',
    recipient: 'nordlys@mat.example',
    subject: 'On its way',
    html: '',
    text: '',
  } as const
  const nextTryAt = new Date(createdAt.getTime() + 10 * 60 * 1000)
  await shop.database.db
    .insert(outbox)
    .values({ id, ...letter, createdAt, tries: 3, failure: 'Mailbox full (552)', nextTryAt })
  return id
}
