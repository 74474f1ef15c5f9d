import { lazy, Suspense } from 'react'
import { useOpening, useOperator } from '@skafferi/domain/office'
import { OpeningScreen } from '@skafferi/ui/office/opening-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { setupPaths } from '../app/setup-paths'
import { usePreviewCard } from '../app/use-preview-card'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

/** Below the opening, and only for owners. */
const TestCustomerCard = lazy(() => import('../app/TestCustomerCard'))

export default function OpeningRoute() {
  const { opening, saving, problem, save, reset } = useOpening()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.opening}>
      <OpeningScreen
        opening={opening}
        preview={usePreviewCard()}
        testCustomer={
          may.includes('administration') && (
            <Suspense>
              <TestCustomerCard />
            </Suspense>
          )
        }
        hrefs={setupPaths}
        editable={may.includes('administration')}
        saving={saving}
        problem={problemText(problem)}
        onSave={({ open }) => save(open)}
        onReset={reset}
      />
    </SettingsLayout>
  )
}
