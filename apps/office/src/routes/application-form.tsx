import { useApplicationForm, useOperator } from '@skafferi/domain/office'
import { ApplicationFormScreen } from '@skafferi/ui/office/application-form-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

export default function ApplicationFormRoute() {
  const { problem, type, discard, save, dismissRemoteChanges, ...form } = useApplicationForm()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.applicationForm}>
      <ApplicationFormScreen
        {...form}
        editable={may.includes('administration')}
        problem={problemText(problem)}
        onType={type}
        onDiscard={discard}
        onSave={() => void save()}
        onDismissRemoteChanges={dismissRemoteChanges}
      />
    </SettingsLayout>
  )
}
