import { SettingsLayout, useSettingsLabel } from '@skafferi/ui/office/settings-layout'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

export default function LegalTextsRoute() {
  const label = useSettingsLabel()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.legalTexts}>
      <h2>{label('legal')}</h2>
    </SettingsLayout>
  )
}
