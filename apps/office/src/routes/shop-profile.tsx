import { lazy, Suspense } from 'react'
import { useMailAddress, useOperator, useShopProfile } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { ProfileScreen } from '@skafferi/ui/office/profile-screen'
import { reloadSettings } from '../app/reload-settings'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

/** Only for shops with a colour of their own. */
const BrandPreview = lazy(() => import('../app/BrandPreview'))

/** At the end of the form, and only for owners. */
const TestMailCard = lazy(() => import('../app/TestMailCard'))

/** Only for shops whose legal texts are older than their profile. */
const OutdatedLegalTexts = lazy(() => import('../app/OutdatedLegalTexts'))

export default function ShopProfileRoute() {
  const { may } = useOperator()
  const { problem, uploads, dismissRemoteChanges, type, discard, save, send, forgetUpload, ...form } = useShopProfile()
  const problemText = useOfficeProblem()
  const colour = form.profile.status === 'ready' ? form.profile.view.draft.colour : ''
  return (
    <ProfileScreen
      {...form}
      sections={useSettingsSections()}
      current={paths.shopProfile}
      editable={may.includes('administration')}
      notice={
        <Suspense>
          <OutdatedLegalTexts />
        </Suspense>
      }
      problem={problemText(problem)}
      uploads={Object.fromEntries(
        uploads.map(({ place, name, problem: why }) => [place, { name, problem: problemText(why) }]),
      )}
      colourPreview={
        colour !== '' && (
          <Suspense>
            <BrandPreview colour={colour} />
          </Suspense>
        )
      }
      mailAddress={useMailAddress()}
      testMail={
        may.includes('administration') && (
          <Suspense>
            <TestMailCard />
          </Suspense>
        )
      }
      onType={type}
      onDiscard={discard}
      onSave={() => void save().then((isSaved) => (isSaved ? reloadSettings() : undefined))}
      onUpload={send}
      onDismissUpload={forgetUpload}
      onDismissRemoteChanges={dismissRemoteChanges}
    />
  )
}
