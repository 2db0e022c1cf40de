// PocketBase takes a full disk for a bad request and says no more than that. These run after a failure alone.

onRecordAfterCreateError((e) => require(`${__hooks}/storage-failures.cjs`).reportStorageFailure(e));

onRecordAfterUpdateError((e) => require(`${__hooks}/storage-failures.cjs`).reportStorageFailure(e));
