import type { components } from '@skafferi/api/admin'
import { neutralBrand } from '@skafferi/domain/rules/brand/brand'
import { contentPages, type ContentPage } from '@skafferi/domain/rules/content/blocks'
import { shownBlocks } from '@skafferi/domain/rules/content/shown-blocks'
import { consentKinds, isNeeded, opensWithout } from '@skafferi/domain/rules/legal/legal-kinds'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import { firstLanguage } from '@skafferi/domain/rules/text/local-text'
import type { Context } from '../../../platform/context'
import { refuse } from '../../../platform/http/errors'
import * as repo from './setup.repo'

/** The pages that visitors and customers expect to find something on. The lines on product pages are an addition. */
const expectedPages = contentPages.filter((page) => page !== 'product')

/** The legal texts of the step: what applicants agree to, and an imprint where the law asks for it. */
const stepKinds: readonly LegalKind[] = [...consentKinds, 'imprint']

type Setup = components['schemas']['Setup']

/** Creates the operations on what a shop needs before it opens. */
export function createSetupOperator({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>) {
  /** What the shop opens with, by step, true if it is there; and the legal texts that are missing. */
  async function readRequirements() {
    const { profile, delivery } = settings.current
    const published = await repo.findPublishedKinds(db)
    const missing = stepKinds.filter((kind) => isNeeded(kind, profile.country) && !published.includes(kind))
    const required = {
      profile: profile.name !== neutralBrand.name,
      products: await repo.hasPublishedProduct(db, now()),
      delivery: delivery.options.some(({ countries }) => countries.length > 0),
      legal: missing.every(opensWithout),
    }
    return { required, missing }
  }

  const isEmpty = (page: ContentPage): boolean =>
    shownBlocks(settings.pages[page] ?? [], { now: now(), locale: firstLanguage }).length === 0

  return {
    /** Returns the steps to an open shop, and what is unfinished. */
    async read(): Promise<Setup> {
      const { open } = settings.current.opening
      const { required, missing } = await readRequirements()
      const done = { ...required, legal: missing.length === 0, customer: await repo.hasCustomer(db), open }
      const ids = Object.keys(done) as (keyof typeof done)[]
      return {
        steps: ids.map((id) => ({ id, done: done[id] })),
        open,
        has_sample_data: await repo.hasSampleData(db),
        sample_products: await repo.countSampleProducts(db, now()),
        empty_pages: expectedPages.filter(isEmpty),
        missing_legal_texts: missing,
        payment_days: settings.current.orders.paymentDays,
      }
    },

    /** @throws StoreError 409 `not_ready_to_open`, saying what is missing */
    async assertReady(): Promise<void> {
      const { required: requirements } = await readRequirements()
      const stateOf = (isThere: boolean) => (isThere ? 'ready' : 'missing')
      if (Object.values(requirements).every(Boolean)) return
      throw refuse('not_ready_to_open', {
        profile: stateOf(requirements.profile),
        products: stateOf(requirements.products),
        delivery: stateOf(requirements.delivery),
        legal: stateOf(requirements.legal),
      })
    },
  }
}

export type SetupOperator = ReturnType<typeof createSetupOperator>
