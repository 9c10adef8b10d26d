// Which modules make what waits for a second person.
import { joinDeeds } from './modules/deeds/deeds.public'
import { channelAddressDeeds } from './modules/distribution/distribution.public'
import { layoutDeeds } from './modules/payouts/payouts.public'
import { domainDeeds, statisticsDeeds, taxRuleDeeds, thresholdDeeds } from './modules/sites/sites.public'
import {
  invitationDeeds,
  ownAccountDeeds,
  rightsDeeds,
  secondFactorDeeds,
} from './modules/staff/staff.public'

joinDeeds('staff-invitation', invitationDeeds)
joinDeeds('staff-rights', rightsDeeds)
joinDeeds('staff-factor', secondFactorDeeds)
joinDeeds('staff-account', ownAccountDeeds)
joinDeeds('threshold', thresholdDeeds)
joinDeeds('tax-rule', taxRuleDeeds)
joinDeeds('bank-layout', layoutDeeds)
joinDeeds('domain', domainDeeds)
joinDeeds('outbound-address', channelAddressDeeds)
joinDeeds('statistics-address', statisticsDeeds)
