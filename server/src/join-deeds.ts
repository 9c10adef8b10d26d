// Which modules make what waits for a second person.
import { joinDeeds } from './modules/deeds/deeds.public'
import { invitationDeeds, rightsDeeds, secondFactorDeeds } from './modules/staff/staff.public'

joinDeeds('staff-invitation', invitationDeeds)
joinDeeds('staff-rights', rightsDeeds)
joinDeeds('staff-factor', secondFactorDeeds)
