import { useLegalTexts, useOperator } from '@skafferi/domain/office'
import { useSettingsLabel } from '@skafferi/ui/office/settings-layout'
import { paths } from '../paths'

/** The sections of the settings. */
export function useSettingsSections() {
  const label = useSettingsLabel()
  const { may } = useOperator()
  return [
    { href: paths.shopProfile, label: label('profile') },
    { href: paths.delivery, label: label('delivery') },
    { href: paths.orderTerms, label: label('orders') },
    { href: paths.applicationForm, label: label('applications') },
    { href: paths.legalTexts, label: label('legal'), count: useLegalTexts().missing },
    { href: paths.opening, label: label('opening') },
    ...(may.includes('service') ? [{ href: paths.sharedShelves, label: label('shelves') }] : []),
  ]
}
