import { useOperator, useOrderTerms } from '@skafferi/domain/office'
import { OrderTermsScreen } from '@skafferi/ui/office/order-terms-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

export default function OrderTermsRoute() {
  const { problem, type, discard, save, dismissRemoteChanges, ...form } = useOrderTerms()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.orderTerms}>
      <OrderTermsScreen
        {...form}
        editable={may.includes('administration')}
        companiesHref={paths.companies}
        problem={problemText(problem)}
        onType={type}
        onDiscard={discard}
        onSave={() => void save()}
        onDismissRemoteChanges={dismissRemoteChanges}
      />
    </SettingsLayout>
  )
}
