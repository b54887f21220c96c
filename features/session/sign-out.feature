Feature: Signing out

  @memory
  Scenario: Signing out leads back to the sign-in page
    Given Clara has signed in
    When she signs out
    Then she is at the sign-in page
    And she sees the message "Signed out"

  @memory @browser
  Scenario: Pages need a new sign-in after signing out
    Given Clara has signed in
    When she signs out
    And she opens the address "/collections/tags"
    Then she is at the sign-in page

  @memory @browser
  Scenario: The next user sees only their own collections
    Given Ines has signed in
    When she signs out
    And Jun signs in
    Then he sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"

  @memory
  Scenario: A session deleted by the server is reported as expired
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    Then he is at the sign-in page
    And he sees the message "Session expired"

  @memory
  Scenario: Signing in after an expired session returns to the page
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    And Jun signs in
    Then he is at the list "tags"

  @memory
  Scenario: A session is renewed while it is used
    Given Jun has signed in
    And he has gone to "Tags"
    When he waits for 40 minutes
    And he goes to page 2
    Then he sees "26–33 of 33"
