export { findMembers, membersNamed } from './find-members'
export { seesWholeNumbers, shownMobile } from './members.policy'
export { findMember } from './members.queries'
export { searchedWords } from './searched-words'
