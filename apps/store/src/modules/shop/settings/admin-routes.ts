import { readFormValue, toFormValue } from '@skafferi/domain/rules/registration/application-form-value'
import type { Opening } from '@skafferi/domain/rules/settings/seller-settings'
import type { AdminHandlers } from '../../../platform/http/admin/handler'
import { fault, refuse } from '../../../platform/http/errors'
import { singleFile } from '../../../platform/http/multipart'
import type { ShopPreview } from '../../../platform/http/shop-preview'
import { maxPictureMegabytes, sender, sizeOfPicture, type SentPictures } from '../../catalogue/products'
import { PictureProblem } from '../../files/uploads'
import { drawSvg, isSvg } from '../../../reading/draw-svg'
import type { SettingsOperator } from './change-settings'
import { checkDelivery, toDelivery } from './check-delivery'
import { checkOrderTerms, checkProfile, toOrderTerms, toProfile } from './check-settings'
import type { SetupOperator } from './read-setup'

type SettingsCalls =
  | 'getSettings'
  | 'getSetup'
  | 'getPreviewLink'
  | 'endPreviewLinks'
  | 'saveProfile'
  | 'saveOrderTerms'
  | 'saveDelivery'
  | 'saveApplicationForm'
  | 'saveOpening'
  | 'putBackSettings'
  | 'sendLogo'

/** The opening in the contract, without the end of preview links. */
const toOpening = ({ open }: Opening) => ({ open })

/** Admin routes for the seller's settings. */
export function settingsAdminRoutes({
  settings,
  setup,
  preview,
  pictures,
  linkHosts,
  now,
}: {
  now: () => Date
  settings: SettingsOperator
  /** External hosts that links may have. */
  linkHosts: readonly string[]
  setup: SetupOperator
  preview: Pick<ShopPreview, 'createLink'>
  pictures: SentPictures
}): AdminHandlers<SettingsCalls> {
  async function readAll() {
    const profile = await settings.read('profile')
    const orders = await settings.read('orders')
    const delivery = await settings.read('delivery')
    const applications = await settings.read('applications')
    const opening = await settings.read('opening')
    return {
      profile: { ...profile, value: toProfile(profile.value) },
      orders: { ...orders, value: toOrderTerms(orders.value) },
      delivery: { ...delivery, value: toDelivery(delivery.value) },
      applications: { ...applications, value: toFormValue(applications.value) },
      opening: { ...opening, value: toOpening(opening.value) },
    }
  }

  function newLink() {
    const { url, expiresAt } = preview.createLink()
    return { url, expires_at: expiresAt.toISOString() }
  }

  return {
    getSettings: readAll,
    async saveProfile({ body: { version, value } }) {
      const saved = await settings.change('profile', { version, value: checkProfile(value, linkHosts) })
      return { ...saved, value: toProfile(saved.value) }
    },
    async saveOrderTerms({ body: { version, value } }) {
      const saved = await settings.change('orders', { version, value: checkOrderTerms(value) })
      return { ...saved, value: toOrderTerms(saved.value) }
    },
    async saveDelivery({ body: { version, value } }) {
      const saved = await settings.change('delivery', { version, value: checkDelivery(value) })
      return { ...saved, value: toDelivery(saved.value) }
    },
    async saveApplicationForm({ body: { version, value } }) {
      const saved = await settings.change('applications', { version, value: readFormValue(value) })
      return { ...saved, value: toFormValue(saved.value) }
    },
    async saveOpening({ body: { version, value } }) {
      const { value: before } = await settings.read('opening')
      if (value.open && !before.open) await setup.assertReady()
      const isFirst = value.open && before.openedAt === null
      const opened = isFirst ? { openedAt: now().toISOString() } : {}
      const saved = await settings.change('opening', { version, value: { ...before, ...value, ...opened } })
      return { ...saved, value: toOpening(saved.value) }
    },
    async putBackSettings({ body: { activity_id: activityId } }) {
      const former = await settings.readFormer(activityId)
      const { section, version } = former
      // The old values are valid beside the present ones only under the rules of a save.
      if (section === 'profile')
        await settings.change(section, { version, value: checkProfile(toProfile(former.value), linkHosts) })
      if (section === 'orders')
        await settings.change(section, { version, value: checkOrderTerms(toOrderTerms(former.value)) })
      if (section === 'delivery')
        await settings.change(section, { version, value: checkDelivery(toDelivery(former.value)) })
      // Each rule is one of its question's, beside any others.
      if (section === 'applications') await settings.change(section, { version, value: former.value })
      return readAll()
    },
    getSetup: setup.read,
    getPreviewLink: async () => newLink(),
    async endPreviewLinks() {
      const { version, value } = await settings.read('opening')
      // Tokens have seconds: those made in this one end, too.
      const previewsFrom = new Date((Math.floor(now().getTime() / 1000) + 1) * 1000).toISOString()
      await settings.change('opening', { version, value: { ...value, previewsFrom } })
      return newLink()
    },
    async sendLogo({ body }) {
      const { bytes } = await singleFile(body, { megabytes: maxPictureMegabytes, types: 'SVG, PNG, JPEG or WebP' })
      try {
        const picture = isSvg(bytes) ? await drawSvg(bytes) : bytes
        if (!picture) throw new PictureProblem(fault('unreadable_file'))
        const src = await pictures.storeByAddress(sender() ?? '', picture)
        return { src, ...(await sizeOfPicture(picture)) }
      } catch (error) {
        if (error instanceof PictureProblem) throw refuse('not_a_picture', {}, { file: error.fault })
        throw error
      }
    },
  }
}
