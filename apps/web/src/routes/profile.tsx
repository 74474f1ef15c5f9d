import { useLocation } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import { usePasswordChange, useProfileForm, useSessions } from '@skafferi/domain/account'
import { bookAddressLimits, useAddressBook } from '@skafferi/domain/address-book'
import { provinceCountries } from '@skafferi/domain/checkout'
import { useFiledComplaints } from '@skafferi/domain/complaints'
import { useVatId } from '@skafferi/domain/company'
import { greetingAt } from '@skafferi/domain/format'
import { useOrderSummary } from '@skafferi/domain/orders'
import { useCustomer } from '@skafferi/domain/session'
import { useIsHydrated, useShop } from '@skafferi/domain/shop-context'
import { ProfileScreen } from '@skafferi/ui/screens/profile-screen'
import { useOrderAddress } from '../app/use-order-address'
import { useOrderAgain } from '../app/use-reorder-dialog'
import { paths, vatNumberHash } from '../paths'

export default function ProfileRoute() {
  const again = useOrderAgain()
  const { now } = useShop()
  const greeting = useIsHydrated() ? greetingAt(now()) : null
  const vatId = useVatId({ open: useLocation().hash === vatNumberHash })
  return (
    <ProfileScreen
      greeting={greeting}
      profile={useCustomer()}
      profileForm={useProfileForm()}
      password={usePasswordChange()}
      sessions={useSessions()}
      vatId={vatId}
      addressBook={{
        book: useAddressBook(),
        limits: bookAddressLimits,
        countries: countryCodeValues,
        provinceCountries,
      }}
      summary={useOrderSummary()}
      complaints={useFiledComplaints()}
      waitingHref={`${paths.profile}?status=requires_action`}
      {...useOrderAddress()}
      {...again}
    />
  )
}
