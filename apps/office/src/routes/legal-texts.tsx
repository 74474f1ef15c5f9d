import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { legalKindOf, moveSection, useLegalForm, useLegalHistory, useOperator } from '@skafferi/domain/office'
import { LegalTextsScreen } from '@skafferi/ui/office/legal-texts-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

/** Only for texts that are older than the profile. */
const OutdatedLegalTexts = lazy(() => import('../app/OutdatedLegalTexts'))

export default function LegalTextsRoute() {
  const [parameters] = useSearchParams()
  const kind = legalKindOf(parameters.get('kind'))
  const { problem, type, save, reset, discard, beginWithTemplate, publish, dismissRemoteChanges, ...form } =
    useLegalForm(kind)
  const { versions, opened, open, close, version, draft } = useLegalHistory(kind)
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const editable = may.includes('catalogue')
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.legalTexts}>
      <LegalTextsScreen
        {...form}
        current={kind}
        editable={editable}
        profileHref={paths.shopProfile}
        notice={
          <Suspense>
            <OutdatedLegalTexts />
          </Suspense>
        }
        problem={problemText(problem)}
        history={{
          versions,
          opened,
          version,
          onOpen: (event) => open(event.version),
          onClose: close,
          onUse:
            editable && draft
              ? () => {
                  type(draft)
                  close()
                }
              : undefined,
        }}
        onType={type}
        onMove={({ index, by }) => type(({ sections }) => ({ sections: moveSection(sections, index, by) }))}
        onDiscard={discard}
        onSave={() => void save()}
        onTemplate={beginWithTemplate}
        onPublish={publish}
        onReset={reset}
        onDismissRemoteChanges={dismissRemoteChanges}
      />
    </SettingsLayout>
  )
}
