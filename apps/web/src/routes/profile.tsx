import { useLocation } from 'react-router-dom'
import { usePasswordChange, useProfileForm, useSessions } from '@skafferi/domain/shop/account'
import { bookAddressLimits, useAddressBook } from '@skafferi/domain/shop/address-book'
import { provinceCountries, useAddressCountries } from '@skafferi/domain/shop/checkout'
import { useFiledComplaints } from '@skafferi/domain/shop/complaints'
import { useVatId } from '@skafferi/domain/shop/company'
import { greetingAt } from '@skafferi/domain/platform/format'
import { useOrderSummary } from '@skafferi/domain/shop/orders'
import { useCustomer } from '@skafferi/domain/shop/session'
import { useIsHydrated, useShop } from '@skafferi/domain/shop/shop-context'
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
        countries: useAddressCountries(),
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
