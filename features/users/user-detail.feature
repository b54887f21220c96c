Feature: The page of a user

  @memory @browser
  Scenario: A changed user is saved without a question
    Given Ines has signed in
    When she opens the user "Clara"
    And she changes "title" to "Editor at large"
    And she saves and stays
    Then she sees the message "“Clara Voss” saved"
    And "title" is "Editor at large"

  @memory
  Scenario: Archiving asks first, and leads to the directory
    Given Ines has signed in
    When she opens the user "Petra"
    And she archives the item
    Then she is asked "Archive this user?"
    When she confirms the question
    Then she sees the message "“Petra Novák” archived"
    And the address is "/users"

  @memory
  Scenario: A cancelled question sends nothing
    Given Ines has signed in
    When she opens the user "Petra"
    And she archives the item
    And she cancels the question
    Then nothing is sent
    And she is at the user "Petra"

  @memory
  Scenario: Unarchiving says that the user cannot sign in yet, and stays
    Given Ines has signed in
    When she opens the user "Petra"
    And she archives the item
    And she confirms the question
    And she opens the user "Petra"
    And she archives the item
    Then she is asked "Unarchive this user?"
    When she confirms the question
    Then she sees the message "“Petra Novák” unarchived"
    And she is at the user "Petra"
    And "status" is "draft"

  @memory
  Scenario: Suspending oneself, the last administrator, is sent only after a confirmation
    Given Ines has signed in
    When she opens the user "Ines"
    And she changes "status" to "suspended"
    And she saves and stays
    Then she is asked "Save this user?"
    And she is told "This is your own account. You will be signed out"
    And she is told "No other administrator can sign in."
    When she cancels the question
    Then nothing is sent
    And she can save

  @memory
  Scenario: Deleting oneself, the last administrator, is warned of and refused
    Given Ines has signed in
    When she opens the user "Ines"
    And she deletes the item
    Then she is asked "Permanently delete this user?"
    And she is told "This is your own account. You will be signed out and can't sign in again."
    And she is told "The server refuses to delete the last administrator."
    When she confirms the question
    And she opens the user "Ines"
    Then "first_name" is "Ines"

  @memory
  Scenario: A user with files is archived instead of deleted
    Given Ines has signed in
    When she opens the user "Clara"
    And she deletes the item
    Then she is asked "This user can't be deleted"
    When she confirms the question
    Then she is asked "Archive this user?"
    When she confirms the question
    Then she sees the message "“Clara Voss” archived"

  @memory
  Scenario: A user without files is deleted after a confirmation
    Given Ines has signed in
    When she opens the user "Amara"
    And she deletes the item
    Then she is asked "Permanently delete this user?"
    When she confirms the question
    Then she sees the message "“Amara Diallo” deleted"
    And the address is "/users"

  @memory
  Scenario: Language and theme of the own record apply at once
    Given Ines has signed in
    When she opens the user "Ines"
    And she changes "theme" to "dark"
    And she saves and stays
    Then the theme is "dark"

  @memory
  Scenario: A new user needs an email address
    Given Ines has signed in
    When she opens the address "/users/+"
    And she changes "first_name" to "Noor"
    And she saves and stays
    Then "email" has the error "Value is required"
    And nothing is sent
    When she saves and stays
    Then nothing is sent

  @memory
  Scenario: The token of a user is masked in the form
    Given Ines has signed in
    When she opens the user "Clara"
    Then "token" is "**********"

  @memory
  Scenario: Changes of two administrators to the same value are a conflict
    Given Ines has signed in
    When she opens the user "Petra"
    And she changes "title" to "Reporter"
    And another user changes "title" of the user "Petra" to "Editor"
    And she saves and stays
    Then she has to resolve the conflict on "title"
    And the conflict on "title" is between hers "Reporter" and theirs "Editor"
    When she chooses hers for the conflict on "title"
    And she saves the resolved conflicts
    Then "title" is "Reporter"

  @memory
  Scenario: Without permission to update users the form is read-only
    Given Clara has signed in
    When she opens the user "Jun"
    Then "first_name" cannot be changed
    And she cannot save: "You don't have permission to do this"
    And she cannot delete: "You don't have permission to do this"
