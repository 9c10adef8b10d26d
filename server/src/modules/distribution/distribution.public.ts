export { addStartingChannels } from './add-starting-channels'
export { listOpenChannels as channelsOf } from './channels.queries'
