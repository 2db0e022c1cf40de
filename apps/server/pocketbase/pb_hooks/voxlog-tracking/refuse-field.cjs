/** Refuses a request for one field's value, in the form of PocketBase's own field errors. */
exports.refuseField = (field, code, message) => {
  throw new BadRequestError("Failed to save the record.", { [field]: new ValidationError(code, message) });
};
