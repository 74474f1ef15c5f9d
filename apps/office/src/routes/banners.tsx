import { useSearchParams } from 'react-router-dom'
import { promoBanner, sideBanner } from '@skafferi/brand/content/home-banners'
import { accessoriesBanner, businessValues, heroBanner, heroShelves } from '@skafferi/brand/content/landing-banners'
import { bannerPlaceOf, useBannerForm, useBannerPicture, useOperator } from '@skafferi/domain/office'
import { BannersScreen } from '@skafferi/ui/office/banners-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

const defaults = {
  banner_hero: heroBanner,
  banner_values: businessValues,
  banner_accessories: accessoriesBanner,
  banner_promo: promoBanner,
  banner_side: sideBanner,
}

export default function BannersRoute() {
  const [parameters] = useSearchParams()
  const place = bannerPlaceOf(parameters.get('place'))
  const { problem, dismissRemoteChanges, type, discard, save, reset, ...form } = useBannerForm(place, defaults)
  const pictures = useBannerPicture(place, type)
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  return (
    <BannersScreen
      {...form}
      place={place}
      shelves={heroShelves}
      shopHref="/"
      editable={may.includes('catalogue')}
      problem={problemText(problem)}
      uploads={Object.fromEntries(
        pictures.uploads.map(({ field, name, problem: why }) => [field, { name, problem: problemText(why) }]),
      )}
      onType={type}
      onDiscard={discard}
      onSave={() => void save()}
      onDismissRemoteChanges={dismissRemoteChanges}
      onReset={reset}
      onUpload={pictures.send}
      onDismiss={pictures.forget}
    />
  )
}
