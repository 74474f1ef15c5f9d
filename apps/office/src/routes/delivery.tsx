import { useDeliverySettings, useOperator } from '@skafferi/domain/office'
import { DeliverySettingsScreen } from '@skafferi/ui/office/delivery-settings-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { reloadSettings } from '../app/reload-settings'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

export default function DeliveryRoute() {
  const { problem, type, addOption, discard, save, dismissRemoteChanges, ...form } = useDeliverySettings()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.delivery}>
      <DeliverySettingsScreen
        {...form}
        editable={may.includes('administration')}
        problem={problemText(problem)}
        onType={type}
        onAddOption={addOption}
        onDiscard={discard}
        onSave={() => void save().then((isSaved) => (isSaved ? reloadSettings() : undefined))}
        onDismissRemoteChanges={dismissRemoteChanges}
      />
    </SettingsLayout>
  )
}
