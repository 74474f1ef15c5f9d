import { randomUUID } from 'node:crypto'
import { legalVersions } from '@skafferi/brand/legal/versions'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { toFormValue } from '@skafferi/domain/rules/registration/application-form-value'
import { neutralApplication } from '@skafferi/domain/rules/registration/application-settings'
import { sql } from 'drizzle-orm'
import { createLegalOperator } from '../modules/customers/legal'
import { createContentOperator } from '../modules/marketing/content'
import { createSampleData } from '../modules/shop/sample-data'
import { createSettingsOperator } from '../modules/shop/settings'
import { toDelivery } from '../modules/shop/settings/check-delivery'
import { toProfile } from '../modules/shop/settings/check-settings'
import { orders } from '../platform/db/schema'
import { lastActivityId } from './activity'
import type { AdminRequest } from './operators'
import { closeShop, openShop } from './opening'
import type { TestShop } from './shop'
import { picture } from './uploads'

const legalText = { title: 'Terms', notes: [], sections: [{ title: 'Orders', paragraphs: ['A page confirms them.'] }] }

/** Returns the path and entity tag of the draft of the terms. */
async function readLegalDraft(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const { tag } = await createLegalOperator(shop.context).showDraft('terms')
  return { path: { kind: 'terms' }, headers: { 'if-match': tag } }
}

/** Saves another draft of the terms. */
async function newLegalDraft(shop: TestShop): ReturnType<typeof readLegalDraft> {
  const { path, headers } = await readLegalDraft(shop)
  const text = { en: { ...legalText, title: `Terms ${randomUUID()}` } }
  await createLegalOperator(shop.context).saveDraft({ kind: 'terms', ifMatch: headers['if-match'] }, text)
  return { path, headers: (await readLegalDraft(shop)).headers }
}

/** The FAQ shows nothing of the catalogue. */
const noCatalogue = async () => ({ figures: { articles: 0, brands: 0 }, articles: [], listed: [], pictures: [] })

const contentOperator = ({ context }: TestShop) => createContentOperator(context, noCatalogue)

/** Returns the path and entity tag of the draft of the FAQ. */
async function readContentDraft(shop: TestShop): Promise<Required<Pick<AdminRequest, 'path' | 'headers'>>> {
  const { tag } = await contentOperator(shop).showDraft('faq')
  return { path: { page: 'faq' }, headers: { 'if-match': tag } }
}

/** The blocks of a page with one text. */
const oneBlock = () => [
  {
    id: 'more',
    kind: 'text' as const,
    on: true,
    starts_at: null,
    ends_at: null,
    content: { en: { title: 'More', text: `Ask us. ${randomUUID()}` } },
  },
]

/** Saves another draft of the FAQ. */
async function newContentDraft(shop: TestShop): ReturnType<typeof readContentDraft> {
  const { path, headers } = await readContentDraft(shop)
  await contentOperator(shop).saveDraft({ page: 'faq', ifMatch: headers['if-match'] }, oneBlock())
  return { path, headers: (await readContentDraft(shop)).headers }
}

/** Deletes the orders and the sample data, and closes the shop, so that it can be loaded. */
async function withoutSampleData(shop: TestShop): Promise<AdminRequest> {
  await createSampleData(shop.context).remove()
  await shop.database.db.execute(sql`truncate ${orders} cascade`)
  await closeShop(shop)
  return {}
}

/** A request for each operation on settings, legal texts, the pages' content, sample data and rows of imports. */
export const settingsRequests = {
  getSettings: () => ({}),
  chooseImportRows: ({ failedImportId }: { failedImportId: string }) => ({
    path: { id: failedImportId },
    body: { rows: [2], left_out: true },
  }),
  saveProfile: ({ shop }: { shop: TestShop }) => {
    const profile = toProfile(shop.context.settings.current.profile)
    return { body: { version: 1, value: { ...profile, legal_name: 'Skafferi AB' } } }
  },
  saveOrderTerms: () => ({
    body: { version: 1, value: { minimum: null, payment_days: 30, points: true, low_stock: 50 } },
  }),
  saveDelivery: () => ({ body: { version: 1, value: toDelivery({ ...demoDelivery, cutOff: '12:00' }) } }),
  saveApplicationForm: () => ({ body: { version: 1, value: toFormValue(neutralApplication) } }),
  putBackSettings: async ({ shop }: { shop: TestShop }) => {
    const settings = createSettingsOperator(shop.context)
    const { version, value } = await settings.read('profile')
    await settings.change('profile', { version, value: { ...value, phone: `+46 ${version}` } })
    return { body: { activity_id: await lastActivityId(shop, 'settings_profile') } }
  },
  // Other requests need an open shop.
  saveOpening: () => ({ body: { version: 1, value: { open: true } } }),
  getSetup: () => ({}),
  getPreviewLink: () => ({}),
  endPreviewLinks: () => ({}),
  sendLogo: async () => ({ files: [{ field: 'file', name: 'logo.png', bytes: await picture().png().toBuffer() }] }),
  listContent: () => ({}),
  listContentVersions: () => ({ path: { page: 'faq' } }),
  getContentVersion: () => ({ path: { page: 'faq', version: '1' } }),
  getContentDraft: () => ({ path: { page: 'faq' } }),
  saveContentDraft: async ({ shop }: { shop: TestShop }) => ({
    ...(await readContentDraft(shop)),
    body: { blocks: oneBlock() },
  }),
  discardContentDraft: ({ shop }: { shop: TestShop }) => newContentDraft(shop),
  publishContent: ({ shop }: { shop: TestShop }) => newContentDraft(shop),
  getSampleData: () => ({}),
  loadSampleData: ({ shop }: { shop: TestShop }) => withoutSampleData(shop),
  // Other requests need an open shop again.
  removeSampleData: async ({ shop }: { shop: TestShop }) => {
    await openShop(shop)
    return {}
  },
  listLegalTexts: () => ({}),
  listLegalVersions: () => ({ path: { kind: 'terms' } }),
  getLegalVersion: () => ({ path: { kind: 'terms', version: legalVersions.terms.version } }),
  getLegalDraft: () => ({ path: { kind: 'terms' } }),
  saveLegalDraft: async ({ shop }: { shop: TestShop }) => ({
    ...(await readLegalDraft(shop)),
    body: { text: { en: legalText } },
  }),
  publishLegalText: ({ shop }: { shop: TestShop }) => newLegalDraft(shop),
}
