import { useOpening, useOperator, usePreviewLink } from '@skafferi/domain/office'
import { OpeningScreen } from '@skafferi/ui/office/opening-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { setupPaths } from '../app/setup-paths'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

export default function OpeningRoute() {
  const { opening, saving, problem, save, reset } = useOpening()
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.opening}>
      <OpeningScreen
        opening={opening}
        preview={usePreviewLink()}
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
