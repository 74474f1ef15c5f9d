import {
  settingsSchemas,
  type SellerSettings,
  type SettingsSection,
} from '@skafferi/domain/rules/settings/seller-settings'
import { putBack, type PutBack, type RecordedChange } from '../../../platform/db/put-back'

/** The action of a change of the settings in the activity. */
export const settingsChanged = 'settings.changed'

/** The id of a section in the activity. */
export const subjectOf = (section: SettingsSection) => `settings_${section}`

/** A section whose entries can be put back. The shop is opened and closed on its own page. */
export type ReversibleSection = Exclude<SettingsSection, 'opening'>

const reversibleSections: readonly ReversibleSection[] = ['profile', 'orders', 'delivery', 'applications']

/** Returns the section of an entry; undefined if it cannot be put back. */
export const reversibleSectionOf = (subjectId: string): ReversibleSection | undefined =>
  reversibleSections.find((section) => subjectOf(section) === subjectId)

/** Returns a section with the old values of an entry. The files of an old logo may be deleted. */
export function putBackSection<Section extends ReversibleSection>(
  section: Section,
  current: SellerSettings[Section],
  change: RecordedChange,
): PutBack<SellerSettings[Section]> {
  const found = putBack(current, change, ([field]) => field !== 'logo')
  // A value of an earlier version may have another form.
  return found.status === 'possible' && !settingsSchemas[section](found.state) ? { status: 'irreversible' } : found
}
