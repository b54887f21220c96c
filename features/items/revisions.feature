Feature: What an item was before
  Every save is kept, and what it changed can be taken back, field by field.

  @memory
  Scenario: Who did what
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    Then the revision count is "6"
    And the revisions are
      | Ines Halloran changed 2 fields |
      | Clara Voss changed Words       |
      | Petra Novák changed Status     |
      | Ines Halloran changed Title    |
      | Petra Novák changed 5 fields   |
      | Ines Halloran created this item |

  @memory
  Scenario: They stand under their days
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    Then the revisions are grouped under "Today, Yesterday, November 2"

  @memory @browser
  Scenario: What a save changed, and the ones beside it
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 1
    Then the open revision is "Ines Halloran changed 2 fields"
    And the revision shows "title" changed from "The last boat to Hirta" to "The last ferry to Hirta"
    And the revision shows "body" unchanged
    When she goes to the earlier revision
    Then the open revision is "Clara Voss changed Words"
    And the revision shows "title" unchanged
    When she goes to the later revision
    Then the open revision is "Ines Halloran changed 2 fields"
    When she goes to the later revision
    Then the open revision is "Ines Halloran changed 2 fields"

  @memory @browser
  Scenario: The item as it was
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 5
    And she opens the preview
    Then the preview shows "title" as "A boat to Hirta"
    When she goes to the later revision
    Then the preview shows "title" as "The last boat to Hirta"

  @memory @browser
  Scenario: Taking a save back goes into the edits, and saving makes a new revision
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 1
    And she reverts all fields of the revision
    Then "title" is "The last boat to Hirta"
    And "standfirst" is "Twice a month, weather willing, a boat leaves for an island where nobody lives."
    And she can save
    And the revision count is "6"
    When she saves and stays
    Then the revision count is "7"
    And the newest revision is "Clara Voss changed 2 fields"

  @memory
  Scenario: Going back by one field
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 5
    And she compares the revision with the current item
    Then the revision shows "title" changed from "A boat to Hirta" to "The last ferry to Hirta"
    When she reverts the field "title"
    Then "title" is "A boat to Hirta"
    And "standfirst" is "Once a fortnight, weather willing, a boat leaves for an island where nobody lives and everybody used to know each other."

  @memory
  Scenario: Before a creation there is nothing to go back to
    Given Clara has signed in
    And she has opened the item "1" of "Articles"
    When she opens revision 6
    Then the open revision is "Ines Halloran created this item"
    And no field can be reverted: "There is nothing to put back"

  @memory
  Scenario: An item without a past
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision panel shows "No revisions yet. Every save from now on is kept here."
    When she changes "name" to "rails"
    And she saves and stays
    Then the revision count is "1"
    And the newest revision is "Clara Voss changed Name"
    When she opens revision 1
    Then the field "name" cannot be reverted: "What was there before was not kept"

  @memory
  Scenario: Of very many only a hundred are listed, and the first
    Given the item 3 of "tags" has been saved 150 times
    And Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision count is "151"
    When she shows all revisions
    Then the revision panel shows "50 other revisions"

  @memory
  Scenario: Where nothing is kept, that is said
    Given the collection "tags" keeps no revisions
    And Clara has signed in
    And she has opened the item "3" of "Tags"
    Then the revision panel shows "This collection keeps no revisions."

  @memory
  Scenario: Who may not see revisions does not
    Given Jun has signed in
    And he has opened the item "16" of "Articles"
    Then he sees no revisions
