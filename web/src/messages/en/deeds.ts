export const words = {
  title: 'Pending changes',
  lead: 'Changes to who may move money, or where it goes, need another admin’s approval and wait {hours} {hours|hour|hours} from the request. They expire after {days} {days|day|days}.',
  'help.title': 'How pending changes work',
  'help.what': 'What waits',
  'help.whatText':
    'Inviting an admin or someone in finance, giving a colleague one of these roles, restoring one or resetting their second factor; changing or removing a colleague’s own member account; raising or removing the amount above which two people approve a payout; the tax rule; bank file layouts; domains; channel addresses; and a statistics service run by someone else.',
  'help.yes': 'Who approves',
  'help.yesText':
    'Another admin, with a code from their app. They must have been an admin for {adminHours} {adminHours|hour|hours}, and the person who asks must not have invited them or made them an admin within the last {invitedDays} {invitedDays|day|days}.',
  'help.owner': 'If there’s no such admin',
  'help.ownerText':
    'The site owner gets a link by email and confirms. The change takes effect {ownerWaitHours} {ownerWaitHours|hour|hours} later. The owner’s address is set on the server.',
  'help.stop': 'Who can stop it',
  'help.stopText':
    'Any admin, however new, and the site owner, until it takes effect. If you don’t expect a change, stop it and ask the colleague who requested it.',
  'help.acts': 'When it takes effect',
  'help.actsText':
    'Once it’s approved and {waitHours} {waitHours|hour|hours} have passed since the request. If what it changes is different by then, or one of the two people has left, nothing happens and the reason is listed below. Without approval it expires after {endsDays} {endsDays|day|days}.',
  'help.early': 'When nothing waits',
  'help.earlyText':
    'Until the first report is posted, and for everything that takes power away or adds control: suspending a colleague, removing a role, lowering the amount, switching statistics off.',
  'waiting.label': 'Pending changes',
  'empty.title': 'No pending changes',
  'empty.text': 'Changes that need a second admin show up here.',
  'ended.title': 'Recent changes',
  requested: 'Requested by {name} on {at}',
  agreed: 'Approved by {name}',
  confirmed: 'Confirmed by the site owner',
  stoppedBy: 'Stopped by {name}',
  stoppedByOwner: 'Stopped by the site owner',
  forAdmin: 'Waits for another admin',
  forOwner: 'Waits for the site owner',
  acts: 'Takes effect on {at}',
  ends: 'Takes effect on {earliest} at the earliest, expires on {at}',
  'cannot.own': 'You requested this, so another admin has to approve it.',
  'cannot.newAdmin': 'You can approve changes once you’ve been an admin for 72 hours.',
  'cannot.invited':
    'The person who requested this invited you or made you an admin within the last 30 days, so another admin has to approve it.',
  'cannot.inviter':
    'You invited the person who requested this, or requested their role or second factor, within the last 30 days, so another admin has to approve it.',
  'cannot.ended': 'This change has expired.',
  agree: 'Approve',
  stop: 'Stop the change',
  'stop.title': 'Stop this change?',
  'stop.keep': 'Go back',
  'state.waiting': 'Waiting',
  'state.done': 'In effect',
  'state.immediate': 'Made without waiting',
  'state.stopped': 'Stopped',
  'state.expired': 'Expired',
  'state.failed': 'Not made',
  'owner.title': 'Confirm a change',
  'owner.lead':
    'It takes effect {hours} {hours|hour|hours} after you confirm it. You can stop it until then.',
  'owner.ends': 'Unless you confirm it, it expires on {at}',
  'owner.admin': 'Another admin approves this change, so you don’t have to. If you don’t expect it, stop it.',
  'owner.late':
    'It’s too late for this change to take effect before it expires. An admin has to request it again.',
  'owner.confirm': 'Confirm the change',
  'owner.noLink.title': 'This link isn’t valid',
  'owner.noLink.text': 'Use the whole link from the email.',
  'owner.noLink.back': 'Back to the home page',
}
