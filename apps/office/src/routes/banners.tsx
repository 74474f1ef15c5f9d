import { useSearchParams } from 'react-router-dom'
import { promoBanner, sideBanner } from '@skafferi/brand/content/home-banners'
import { accessoriesBanner, businessValues, heroBanner, heroShelves } from '@skafferi/brand/content/landing-banners'
import { bannerPlaceOf, useBannerForm, useBannerPicture, useOperator } from '@skafferi/domain/office'
import { BannersScreen } from '@skafferi/ui/office/banners-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

const own = {
  banner_hero: heroBanner,
  banner_values: businessValues,
  banner_accessories: accessoriesBanner,
  banner_promo: promoBanner,
  banner_side: sideBanner,
}

export default function BannersRoute() {
  const [parameters] = useSearchParams()
  const place = bannerPlaceOf(parameters.get('place'))
  const { problem, seen, type, discard, save, reset, ...form } = useBannerForm(place, own)
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
      sent={Object.fromEntries(
        pictures.sent.map(({ field, name, problem: why }) => [field, { name, problem: problemText(why) }]),
      )}
      onType={type}
      onDiscard={discard}
      onSave={() => void save()}
      onSeen={seen}
      onReset={reset}
      onSend={pictures.send}
      onForget={pictures.forget}
    />
  )
}
