// What money waits for. Pages that explain it and the code that pays read the same figures.

/** A bill nobody objects to counts as confirmed after so many days. */
export const confirmDays = 15

/** A new bank account, mobile number, guardian or a recovered password: so long nothing is withdrawn. */
export const withdrawalWaitHours = 24

/** What was approved for one payee within so many days counts together when it is asked whether two have to approve. */
export const approvalDays = 30

/** Whose tax has changed confirms again within so many days. */
export const confirmAgainDays = 7
