import type { Command } from '../command'
import { applicationCommands } from './applications'
import { catalogCommands } from './catalog'
import { companyCommands } from './companies'
import { complaintCommands } from './complaints'
import { contentCommands } from './content'
import { customerCommands } from './customers'
import { flashSaleCommands } from './flash-sales'
import { operatorCommands } from './operators'
import { keyCommands } from './keys'
import { orderStepCommands } from './order-steps'
import { orderCommands } from './orders'
import { outboxCommands } from './outbox'
import { productCommands } from './products'
import { promoCommands } from './promo'
import { reviewCommands } from './reviews'
import { synonymCommands } from './synonyms'
import { maintenanceCommands, type Offline } from './maintenance'

/** Returns all commands. */
export function allCommands(offline: Offline): Command[] {
  return [
    ...catalogCommands,
    ...productCommands,
    ...applicationCommands,
    ...customerCommands,
    ...companyCommands,
    ...orderCommands,
    ...orderStepCommands,
    ...complaintCommands,
    ...reviewCommands,
    ...contentCommands,
    ...promoCommands,
    ...flashSaleCommands,
    ...synonymCommands,
    ...outboxCommands,
    ...operatorCommands,
    ...keyCommands,
    ...maintenanceCommands(offline),
  ]
}
